import { commandListNames, type CommandList } from "@paygauge/api-types/entities/proq";
import { linkTo } from "@paygauge/api-types";
import { useLocation, useSearch } from "wouter";

const isList = (word: string | null): word is CommandList => commandListNames.some((each) => each === word);

/** The list that an address asks for; the queued one where it asks for none. */
export function listOf(search: string): CommandList {
  const word = new URLSearchParams(search).get("list");
  return isList(word) ? word : "queued";
}

/** Address of the monitor at a list, with nothing else chosen. */
export function listHref(list: CommandList): string {
  return linkTo("proqMonitoring", undefined, list === "queued" ? {} : { list });
}

/** Address of the monitor with one command open. */
export function commandHref(id: string): string {
  return linkTo("proqMonitoring", undefined, { command: id });
}

/** The command whose details are open, kept in the address beside list and filters. */
export function useOpenCommand(): readonly [string | null, (id: string | null) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const open = (id: string | null) => {
    const params = new URLSearchParams(search);
    if (id === null) params.delete("command");
    else params.set("command", id);
    const text = params.toString();
    navigate(text === "" ? path : `${path}?${text}`, { replace: id === null });
  };
  return [new URLSearchParams(search).get("command"), open];
}
