import { useMemo } from "react";
import { useMessages } from "use-intl";
import type { JobLogLine } from "@paygauge/api-types/entities/job-logs";
import { actionWords, changeSentence, sentencePattern } from "../../../state/action-words.ts";
import { useTranslations } from "../../../state/formats.ts";

interface LineWords {
  /** What happened, in a sentence: "Sasha Sysadmin renamed the job", "Read the files". */
  readonly sentence: (line: Pick<JobLogLine, "kind" | "action" | "username" | "displayName">) => string;
  /** Every action that has words, for filters: what is done alone. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The sentences with the place for who, for files. */
  readonly patterns: Readonly<Record<string, string>>;
}

type CommandKey = Parameters<ReturnType<typeof useTranslations<"jobAdmin.logs">>>[0] & `commands.${string}`;
const keyOf = (action: string) => `commands.${action}` as CommandKey;

/** Words for the lines of a job's log. The job's own name goes without saying on its page. */
export function useLineWords(): LineWords {
  const words = useTranslations("jobAdmin.logs");
  const audit = useTranslations("audit");
  const { audit: known, jobAdmin } = useMessages();
  return useMemo(() => {
    const [calls, commands] = [Object.keys(known.actions), Object.keys(jobAdmin.logs.commands)];
    const ofCommand = (action: string) => (words.has(keyOf(action)) ? words(keyOf(action)) : action);
    return {
      sentence: ({ kind, action, username, displayName }) =>
        kind === "Command"
          ? ofCommand(action)
          : changeSentence({ who: displayName ?? username ?? words("system"), action, what: "" }, audit),
      options: [
        ...commands.map((value) => ({ value, label: ofCommand(value) })),
        ...calls.map((value) => ({ value, label: actionWords(value, audit) })),
      ],
      patterns: Object.fromEntries([
        ...commands.map((value) => [value, ofCommand(value)]),
        ...calls.map((value) => [value, sentencePattern(value, audit, "")]),
      ]),
    };
  }, [words, audit, known, jobAdmin]);
}
