import { lastDay, type ScheduleTimes } from "@paygauge/api-types/entities/analytics-schedules";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Times of schedules in the reader's language. */
export function useScheduleWords() {
  const words = useTranslations("analytics.schedules");
  const { locale } = useFormats();
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const weekday = (day: number): string => weekdays.format(monday + (day - 1) * dayMs);
  const monthDay = (day: number): string => (day === lastDay ? words("lastDay") : String(day));
  /** "Every week on Monday at 07:30, Europe/London". */
  const when = ({ every, time, weekday: day, day: ofMonth, zone }: ScheduleTimes): string => {
    const facts = { time, minute: time.slice(3), weekday: weekday(day), day: monthDay(ofMonth), zone };
    return words(`when.${every}`, facts);
  };
  /** A moment on the clock of a time zone. */
  const moment = (iso: string, zone: string): string =>
    new Intl.DateTimeFormat(locale, {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: zone,
    }).format(new Date(iso));
  return { words, weekday, monthDay, when, moment };
}
