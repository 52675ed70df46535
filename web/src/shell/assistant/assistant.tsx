import { Button } from "@paygauge/ui";
import { MessageCircle } from "lucide-react";
import { lazy, Suspense } from "react";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { useMay } from "../../state/permissions.ts";

// Only who asks needs it.
const Panel = lazy(async () => ({ default: (await import("./panel.tsx")).AssistantPanel }));

const places = ["side", "full"] as const;
type Place = (typeof places)[number];

/**
 * The assistant's button, and its panel at the side of the page or in its place: `?chat=side`, `?chat=full`. Without
 * health the button is shown only to users who see the failure.
 */
export function Assistant() {
  const words = useTranslations("assistant");
  const seesFailure = useMay("Chatbot_ErrorState_VIEW");
  const health = useCall("chatHealthCheck", {});
  const [asked, setAsked] = useAddressPart("chat");
  const place: Place | null = places.find((each) => each === asked) ?? null;
  const isDown = health.problem !== undefined || health.data?.status === "degraded";
  if (health.data === undefined && health.problem === undefined) return null;
  if (isDown && !seesFailure && place === null) return null;
  if (place === null)
    return (
      <div
        data-floating=""
        className="fixed end-4 bottom-9 z-30 sm:bottom-7.5 print:hidden [:root:has([data-action-row])_&]:bottom-28 [:root:has([data-bottom-bar])_&]:bottom-44 lg:[:root:has([data-bottom-bar])_&]:bottom-28"
      >
        <Button
          variant="primary"
          aria-label={words("open")}
          title={words("open")}
          className="size-11! rounded-full! p-0! shadow-1"
          icon={<MessageCircle aria-hidden size={20} strokeWidth={1.6} />}
          onClick={() => setAsked("side")}
        />
      </div>
    );
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
