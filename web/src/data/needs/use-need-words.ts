import type { Need } from "@paygauge/api-types/entities/needs";
import { useAtomValue } from "jotai";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { localeAtom } from "../../texts/catalogue.ts";

interface NeedWords {
  readonly title: string;
  readonly detail: string;
}

/** Returns what a row says: a title, and a line about what it is of. */
export function useNeedWords(): (need: Need) => NeedWords {
  const words = useTranslations("main.home.needs");
  const formats = useFormats();
  const { translate } = useAtomValue(localeAtom);
  const detailOf = ({ kind, job, subject, count, ready, reason, lock }: Need): string => {
    const name = job?.name ?? "";
    switch (kind) {
      case "lockRequest": {
        if (lock === null) return "";
        if (lock.answerUntil === null) return words("details.lockRequest", { name: lock.entityName });
        const time = new Date(lock.answerUntil).toLocaleTimeString(formats.locale);
        return words("details.lockUntil", { name: lock.entityName, time });
      }
      case "approveUsers":
        return subject;
      case "linkFile":
        return words("details.linkFile", { ready: ready ?? 0, count });
      case "fixRows":
        return words("details.fixRows", { ready: ready ?? 0, job: name, subject });
      case "systemAlert":
        return reason === null ? "" : translate(reason);
      case "failed":
        return reason === null ? name : `${name}. ${translate(reason)}`;
      case "publish":
        return words("details.publish", { job: name });
      case "followUp":
        return words("details.followUp", { subject, job: name });
      default:
        return name;
    }
  };
  const withMoney = (detail: string, { money }: Need): string =>
    money === null
      ? detail
      : words("details.atStake", {
          detail: detail.replace(/\.$/, ""),
          money: formats.money(String(money.minor), money.currency, money.minorDigits, true),
        });
  return (need) => ({
    title: words(`titles.${need.kind}`, { count: need.count, subject: need.subject }),
    detail: withMoney(detailOf(need), need),
  });
}
