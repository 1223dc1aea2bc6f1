/** Lets the reader choose a text file. */
export function openFile(accept: string, take: (text: string) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", () => {
    void input.files?.[0]?.text().then(take);
  });
  input.click();
}
