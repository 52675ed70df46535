import type { Handlers } from "../../call-context.ts";
import { linkDetail, listLinkIssuers } from "./link-detail.ts";
import { countLinks, listLinks } from "./link-rows.ts";
import { beginLinkUpload, completeLinkUpload, discardLinkUpload, putLinkPart } from "./link-upload.ts";
import { linkView } from "./link-view.ts";
import { createLink, revokeLink, sendLink } from "./make-link.ts";
import { noteFetched, redeemLink } from "./redeem-link.ts";

export const magicLinksHandlers = {
  magicLinksPage: (context) => listLinks(context),
  magicLinkCounts: (context) => countLinks(context),
  magicLinkIssuers: (context) => listLinkIssuers(context),
  magicLink: (context) => linkDetail(context),
  createMagicLink: (context) => createLink(context),
  sendMagicLink: (context) => sendLink(context),
  revokeMagicLink: (context) => revokeLink(context),
  noteLinkFetched: (context) => noteFetched(context),
  redeemMagicLink: (context) => redeemLink(context),
  linkUpload: (context) => linkView(context),
  beginLinkUpload: (context) => beginLinkUpload(context),
  putLinkPart: (context) => putLinkPart(context),
  completeLinkUpload: (context) => completeLinkUpload(context),
  discardLinkUpload: (context) => discardLinkUpload(context),
} satisfies Partial<Handlers>;
