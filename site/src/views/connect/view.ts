import type { View } from "../view.ts";
import { ConnectCard } from "./card.tsx";
import { ConnectPage } from "./page.tsx";

export const connect: View = { name: "connect", title: "Connect", Page: ConnectPage, Card: ConnectCard };
