import { AccountsPage } from "./accounts-page.tsx";

/** Accounts of buyers' accounting systems, through every provider. */
export default function LinkedAccountsScreen() {
  return <AccountsPage page="integrationPlatformLinkedAccounts" only={null} />;
}
