import type { KoaContextWithOIDC } from "oidc-provider";
import { page } from "./page.ts";

/** `form` is the provider's own form (with its protection against forged sign-outs); its id is op.logoutForm. */
export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const nonce = crypto.randomUUID();
  ctx.set(
    "content-security-policy",
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
  );
  ctx.body = page(
    "Sign out",
    `<h1>Signing out</h1><p>You are also signed out of the local identity provider.</p>${form}
<button class="go" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script nonce="${nonce}">const f=document.getElementById("op.logoutForm");const i=document.createElement("input");i.type="hidden";i.name="logout";i.value="yes";f.append(i);f.submit()</script>`,
  );
}

export function signedOutPage(ctx: KoaContextWithOIDC): void {
  ctx.body = page("Signed out", "<h1>You are signed out</h1><p>You can close this page.</p>");
}
