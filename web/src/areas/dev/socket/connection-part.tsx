import { Button, FactList, NotificationBar, Panel } from "@paygauge/ui";
import { socketLimits } from "@paygauge/api-types/entities/socket-messages";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { DevSocket, SocketFacts } from "./dev-socket.ts";

interface ConnectionPartProps {
  readonly socket: DevSocket;
  readonly facts: SocketFacts;
}

/** The state of the socket, and what both ends counted. */
export function ConnectionPart({ socket, facts }: ConnectionPartProps) {
  const words = useTranslations("dev.socket");
  const formats = useFormats();
  const { state, latest } = facts;
  const count = (value: number | undefined) => (value === undefined ? words("unknown") : formats.count(value));
  const isIdle = state === "closed" || state === "sessionEnded";
  const sendMany = () => {
    for (let at = 0; at < 10; at += 1) void socket.ping();
  };
  return (
    <Panel title={words("connection")} facts={words("limit", { most: socketLimits.sockets })}>
      <div className="mb-3 flex flex-wrap gap-2">
        {isIdle ? (
          <Button variant="primary" onClick={() => socket.open()}>
            {words("connect")}
          </Button>
        ) : (
          <Button onClick={() => socket.close()}>{words("disconnect")}</Button>
        )}
        <Button disabled={state !== "open"} onClick={() => void socket.ping()}>
          {words("send")}
        </Button>
        <Button disabled={state !== "open"} onClick={sendMany}>
          {words("sendMany")}
        </Button>
      </div>
      {state === "waiting" && (
        <div className="mb-3">
          <NotificationBar tone="warning">{words("waitingFor", { ms: facts.waitMs })}</NotificationBar>
        </div>
      )}
      {state === "sessionEnded" && (
        <div className="mb-3">
          <NotificationBar tone="danger">{words("ended")}</NotificationBar>
        </div>
      )}
      <FactList
        facts={[
          [words("state"), <output key="state">{words(`states.${state}`)}</output>],
          [words("sent"), count(facts.sent)],
          [words("received"), count(facts.received)],
          [words("originReceived"), count(latest?.received)],
          [words("originSent"), count(latest?.sent)],
          [words("sockets"), count(latest?.sockets)],
          [words("wakes"), count(latest?.wakes)],
          [words("reconnects"), count(facts.reconnects)],
        ]}
      />
    </Panel>
  );
}
