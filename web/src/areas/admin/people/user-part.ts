import type { UserRecord } from "@paygauge/api-types/entities/users";

/** What every part of the page of a user gets. */
export interface UserPartProps {
  readonly user: UserRecord;
  readonly onChanged: () => void;
}
