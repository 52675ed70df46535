import { useEffect, useState } from "react";
import { DevSocket, type SocketFacts } from "./dev-socket.ts";

/** The page's socket, which closes with the page. */
export function useDevSocket(): { readonly socket: DevSocket; readonly facts: SocketFacts } {
  const [, draw] = useState(0);
  const [socket] = useState(() => new DevSocket(() => draw((count) => count + 1)));
  useEffect(() => () => socket.close(), [socket]);
  return { socket, facts: socket.facts };
}
