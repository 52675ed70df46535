import type { Boot } from "@paygauge/api-types/entities/identity";
import { limits } from "@paygauge/api-types/limits";
import type { EdgeBindings } from "../environment.ts";

type Given = Pick<EdgeBindings, "RELEASE_NOTICE_FROM" | "RELEASE_NOTICE_TO" | "APP_VERSION_CHECK_SECONDS">;

/** Not asked for more often than this, whatever is set, s: every open page asks. */
const leastSeconds = 10;

/** A day as it is written in the calendar, "2025-10-22"; what has none is as if it were not set. */
function dayOf(text: string | undefined, usual: string): string {
  const isDay = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : usual;
}

/**
 * What the deployment sets for every page (docs/specification.md section 9); what is not set, or no value, is the
 * usual.
 */
export function settingsOf(env: Given): Boot["settings"] {
  const seconds = Number(env.APP_VERSION_CHECK_SECONDS);
  return {
    releaseNotice: {
      from: dayOf(env.RELEASE_NOTICE_FROM, limits.releaseNoticeFrom),
      to: dayOf(env.RELEASE_NOTICE_TO, limits.releaseNoticeTo),
    },
    appVersionCheckMs: seconds >= leastSeconds ? seconds * 1000 : limits.appVersionCheckMs,
  };
}
