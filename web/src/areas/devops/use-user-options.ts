import { useState } from "react";
import { useCall } from "../../data/use-call.ts";

interface UserOption {
  readonly value: string;
  readonly label: string;
  /** The user's roles. */
  readonly note?: string;
}

/** Users to choose from, as they are searched for; the chosen one is among them, whatever is searched. */
export function useUserOptions(chosen: string | undefined): {
  readonly options: readonly UserOption[];
  readonly onSearch: (search: string) => void;
} {
  const [search, setSearch] = useState("");
  const { data } = useCall("guardUsers", { query: search === "" ? {} : { search } });
  const isMissing = chosen !== undefined && data?.every(({ id }) => id !== chosen) === true;
  const named = useCall("guardUsers", isMissing ? { query: { search: chosen } } : null).data;
  const own = isMissing ? (named ?? []).filter(({ id }) => id === chosen) : [];
  const options = [...own, ...(data ?? [])].map(({ id, name, roles }) => ({ value: id, label: name, note: roles }));
  return { options, onSearch: setSearch };
}
