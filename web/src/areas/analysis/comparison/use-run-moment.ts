import { useFormats } from "../../../state/formats.ts";

/** Formats when a run finished: its day and time where the user is, since several runs may finish on one day. */
export function useRunMoment(): (iso: string) => string {
  const { locale } = useFormats();
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (iso) => clock.format(new Date(iso));
}
