import { initialsOf } from "./initials.ts";
import type { AvatarPerson } from "./initials.ts";

export interface AvatarProps {
  readonly person: AvatarPerson;
  /** Said to assistive technology; leave out where the name is next to it. */
  readonly name?: string;
}

/** A user's initials in a round field. */
export function Avatar({ person, name }: AvatarProps) {
  return (
    <span className="inline-flex size-7.5 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-label font-semibold text-accent-text">
      <span aria-hidden>{initialsOf(person)}</span>
      {name !== undefined && <span className="sr-only">{name}</span>}
    </span>
  );
}
