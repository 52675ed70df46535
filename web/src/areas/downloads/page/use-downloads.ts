import { useEffect, useRef } from "react";
import type { CreateDownloadBody, DataDownload } from "@paygauge/api-types/entities/data-downloads";
import { callHref } from "../../../data/call-api.ts";
import { saveFrom } from "../../../data/exports/save-from.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import "./data-downloads-calls.ts";
import type { DownloadPlace } from "./download-calls.ts";

/** ms between looks while a file is being written. */
const lookMs = 1500;

/** Whether the file is still to come. */
export const isUnderWay = ({ state }: Pick<DataDownload, "state">): boolean =>
  state === "Blocked" || state === "Pending" || state === "InProgress";

/** The job's downloads; the browser fetches a download of this page as soon as it is complete. */
export function useDownloads({ jobId, calls }: DownloadPlace) {
  const words = useTranslations("downloads.page");
  const query = useRunQuery();
  const pollMs = (all: readonly DataDownload[] | undefined) => (all?.some(isUnderWay) === true ? lookMs : 0);
  const list = useCall(calls.list, { params: { jobId } }, { pollMs });
  const { run, pending } = useAction(calls.create, { operation: words("operation") });
  const begunHere = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, fileName } of list.data ?? []) {
      if (fileName === null || !begunHere.current.delete(id)) continue;
      saveFrom(callHref(calls.fetch, { params: { jobId, downloadId: id } }));
    }
  }, [list.data, calls, jobId]);
  const start = async (body: CreateDownloadBody) => {
    const outcome = await run({ params: { jobId }, query, body });
    if (outcome?.ok !== true) return;
    begunHere.current.add(outcome.answer.id);
    list.reload();
  };
  return {
    data: list.data,
    problem: list.problem,
    refreshing: list.refreshing,
    reload: list.reload,
    pending,
    start,
    /** The same filters and format, by the profile of now, of the run that is looked at. */
    again: ({ kind, filters, format, gzip, language }: DataDownload) =>
      void start({ kind, filters: [...filters], format, gzip, language }),
  };
}
