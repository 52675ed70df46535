import type { LockView } from "../../data/locks/lock-keeper.ts";
import { secondsLeft } from "../../data/locks/lock-state.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useTick } from "../../state/ticker.ts";

/**
 * Until when it stays so: seconds of one's own lease or of an answer that is awaited, the moment of another user's end.
 */
export function LockClock({ view }: { readonly view: LockView }) {
  const { state, status } = view;
  if (status === null || status.activeUntilUtc === null) return null;
  const { answerUntilUtc: answerUntil, activeUntilUtc: activeUntil } = status;
  const isAsked = answerUntil !== null && (state === "mine" || state === "requested");
  return (
    // It changes every second: told where it is read, and not each time.
    <span aria-live="off" className="text-label text-text-2 tabular-nums">
      {isAsked && <Countdown view={view} to={answerUntil} word="answerIn" />}
      {!isAsked && state === "mine" && <Countdown view={view} to={activeUntil} word="endsIn" />}
      {!isAsked && state !== "mine" && <Until view={view} to={activeUntil} />}
    </span>
  );
}

interface ClockProps {
  readonly view: LockView;
  /** ISO 8601 by the server's clock. */
  readonly to: string;
}

function Countdown({ view, to, word }: ClockProps & { readonly word: "answerIn" | "endsIn" }) {
  const words = useTranslations("locks");
  const { status, receivedAt } = view;
  const seconds = useTick((now) => (status === null ? 0 : secondsLeft(to, { status, receivedAt }, now)));
  return words(word, { seconds: String(seconds) });
}

/** By the clock of the user's own machine, which may differ from the server's. */
function Until({ view: { status, receivedAt }, to }: ClockProps) {
  const words = useTranslations("locks");
  const { locale } = useFormats();
  const end = receivedAt + Date.parse(to) - Date.parse(status?.serverUtc ?? to);
  return words("until", { time: new Date(end).toLocaleTimeString(locale) });
}
