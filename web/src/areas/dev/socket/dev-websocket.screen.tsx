import { PageHeader, Panel } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { ConnectionPart } from "./connection-part.tsx";
import { CostPart } from "./cost-part.tsx";
import { useDevSocket } from "./use-dev-socket.ts";

/** A WebSocket through the gateway, and what it would replace. */
export default function DevWebsocketScreen() {
  const words = useTranslations("dev.socket");
  const names = usePageNames();
  const { socket, facts } = useDevSocket();
  return (
    <>
      <PageHeader title={names.title("devWebsocket")} facts={words("lead")} />
      <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        <ConnectionPart socket={socket} facts={facts} />
        <CostPart socket={socket} />
        <Panel title={words("purpose")}>
          <ul className="flex list-disc flex-col gap-1.5 ps-5 text-body">
            {(["jobs", "presence", "locks"] as const).map((key) => (
              <li key={key}>{words(`purposes.${key}`)}</li>
            ))}
          </ul>
          <p className="mt-3 text-label text-text-2">{words("safety")}</p>
        </Panel>
      </div>
    </>
  );
}
