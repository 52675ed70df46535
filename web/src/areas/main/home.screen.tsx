import { Redirect } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useGuard } from "../../state/permissions.ts";

/** Leads to the first page that the user may open; every user who is signed in has a profile. */
export default function HomeScreen() {
  const { opens } = useGuard();
  const first = (["dashboard", "analysis"] as const).find(opens) ?? "profile";
  return <Redirect to={linkTo(first)} replace />;
}
