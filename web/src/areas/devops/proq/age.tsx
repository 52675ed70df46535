import { minutesBetween } from "../../../state/command-words.ts";
import { useFormats } from "../../../state/formats.ts";
import { useTick } from "../../../state/ticker.ts";

/** Minutes since a moment with one decimal, ticking by itself between two answers. */
export function Age({ since }: { readonly since: string }) {
  const { locale } = useFormats();
  const minutes = useTick((now) => minutesBetween(since, now));
  return <>{new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(minutes)}</>;
}
