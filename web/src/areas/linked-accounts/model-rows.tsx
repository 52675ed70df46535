import { MessageText } from "@paygauge/ui";
import type { LinkedAccountDetail, LinkedModelProgress } from "@paygauge/api-types/entities/linked-accounts";
import { useFormats, useTranslations } from "../../state/formats.ts";

/** Rows of each kind of data, and the progress of the newest reading. */
export function ModelRows({ account: { sync } }: { readonly account: LinkedAccountDetail }) {
  const words = useTranslations("linkedAccounts");
  if (sync.models.length === 0) return null;
  return (
    <section aria-label={words("models.label")} className="flex flex-col gap-2">
      <SyncFacts sync={sync} />
      <table className="w-full text-data">
        <thead>
          <tr className="border-b border-line text-start text-label text-text-2">
            <th className="py-1 text-start font-medium">{words("models.data")}</th>
            <th className="py-1 ps-3 text-end font-medium">{words("models.atProvider")}</th>
            <th className="py-1 ps-3 text-end font-medium">{words("models.read")}</th>
            <th className="py-1 ps-3 text-end font-medium">{words("models.news")}</th>
          </tr>
        </thead>
        <tbody>
          {sync.models.map((model) => (
            <ModelRow key={model.model} model={model} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SyncFacts({ sync }: { readonly sync: LinkedAccountDetail["sync"] }) {
  const words = useTranslations("linkedAccounts");
  const { locale } = useFormats();
  const moment = (text: string) => new Date(text).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  const { state, startedOn, endedOn, calls, callsAMinute: most, problem } = sync;
  return (
    <div className="text-label text-text-2">
      <p>
        <span className="font-semibold text-text">{words(`syncs.${state}`)}</span>{" "}
        {endedOn !== null
          ? words("models.ended", { when: moment(endedOn) })
          : startedOn !== null && words("models.started", { when: moment(startedOn) })}
      </p>
      <p>{words("models.facts", { calls, most })}</p>
      {problem !== null && (
        <p className="text-data text-danger">
          <MessageText message={problem} />
        </p>
      )}
    </div>
  );
}

function ModelRow({ model }: { readonly model: LinkedModelProgress }) {
  const words = useTranslations("linkedAccounts.models");
  const formats = useFormats();
  const { state, total, rows, added, changed, deleted } = model;
  const news = added + changed + deleted;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1 text-start font-medium">
        {words(`names.${model.model}`)}
      </th>
      {state === "off" ? (
        <td colSpan={3} className="py-1 ps-3 text-end text-text-2">
          {words("notShared")}
        </td>
      ) : (
        <>
          <td className="py-1 ps-3 text-end text-text-2">
            {total === null ? words(state === "reading" ? "reading" : "waiting") : formats.count(total)}
          </td>
          <td className="py-1 ps-3 text-end">{formats.count(rows)}</td>
          <td className="py-1 ps-3 text-end" title={words("changes", { added, changed, deleted })}>
            {formats.count(news)}
          </td>
        </>
      )}
    </tr>
  );
}
