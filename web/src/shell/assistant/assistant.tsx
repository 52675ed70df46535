import { lazy, Suspense } from "react";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useMay } from "../../state/permissions.ts";
import { AssistantButton } from "./assistant-button.tsx";

// Only who asks needs it.
const Panel = lazy(async () => ({ default: (await import("./panel.tsx")).AssistantPanel }));

const places = ["side", "full"] as const;
type Place = (typeof places)[number];

/**
 * The assistant's button, and its panel at the side of the page or in its place: `?chat=side`, `?chat=full`. Without
 * health the button is shown only to users who see the failure.
 */
export function Assistant() {
  const seesFailure = useMay("Chatbot_ErrorState_VIEW");
  const health = useCall("chatHealthCheck", {});
  const [asked, setAsked] = useAddressPart("chat");
  const place: Place | null = places.find((each) => each === asked) ?? null;
  const isDown = health.problem !== undefined || health.data?.status === "degraded";
  if (health.data === undefined && health.problem === undefined) return null;
  if (isDown && !seesFailure && place === null) return null;
  if (place === null) return <AssistantButton onOpen={() => setAsked("side")} />;
  return (
    <Suspense fallback={null}>
      <Panel
        health={health.data}
        isFull={place === "full"}
        onPlace={(isFull) => setAsked(isFull ? "full" : "side")}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  );
}
