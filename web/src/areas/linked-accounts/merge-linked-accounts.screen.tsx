import { AccountsPage } from "./accounts-page.tsx";

/** The same through Merge alone, with its own status of each account. */
export default function MergeLinkedAccountsScreen() {
  return <AccountsPage page="mergeLinkedAccounts" only="Merge" />;
}
