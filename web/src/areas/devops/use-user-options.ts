import { useState } from "react";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { useCall } from "../../data/use-call.ts";

interface UserOption {
  readonly value: string;
  readonly label: string;
  /** The user's roles. */
  readonly note?: string;
}

const optionOf = ({ id, name, roles }: AnswerOf<"guardUsers">[number]): UserOption => ({
  value: id,
  label: name,
  note: roles,
});

/** Users found by a search. The chosen one is always among them, under its ID where there is no such user. */
export function useUserOptions(chosen: string | undefined): {
  readonly options: readonly UserOption[];
  readonly onSearch: (search: string) => void;
} {
  const [search, setSearch] = useState("");
  const { data } = useCall("guardUsers", { query: search === "" ? {} : { search } });
  const isMissing = chosen !== undefined && data?.every(({ id }) => id !== chosen) === true;
  const named = useCall("guardUsers", isMissing ? { query: { search: chosen } } : null).data;
  const options = (data ?? []).map(optionOf);
  if (!isMissing || named === undefined) return { options, onSearch: setSearch };
  const own = named.filter(({ id }) => id === chosen).map(optionOf);
  return { options: [own[0] ?? { value: chosen, label: chosen }, ...options], onSearch: setSearch };
}
