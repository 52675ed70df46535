import * as v from "valibot";
import { edgeOnly, holders, linkOnly, tokenOnly } from "../access/access.ts";
import {
  beginLinkUploadBody,
  createMagicLinkBody,
  linkUpload,
  magicLinkCounts,
  magicLinkDetail,
  magicLinkIssuers,
  magicLinkRow,
  redeemBody,
  revokeMagicLinkBody,
  sendMagicLinkBody,
} from "../entities/magic-links.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/magic-links";
const one = `${root}/:magicLinkId`;
const access = holders("MagicLinks_CRUD");
const own = "/api/v1/link-upload";
/** BCP 47 tag of the language that sentences are in. */
const inLanguage = v.strictObject({ locale: v.optional(v.pipe(v.string(), v.maxLength(100))) });
/** The address with its token: shown in this answer alone, and "" where it was mailed. */
const shownOnce = mutation({ id: v.string(), address: v.string() });

/** Magic links: made by users, redeemed by a token, and the upload that their session makes. */
export const magicLinksCalls = {
  magicLinksPage: {
    method: "POST",
    path: `${root}/get`,
    access,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(magicLinkRow),
  },
  magicLinkCounts: { method: "GET", path: `${root}/counts`, access, effect: "read", answer: magicLinkCounts },
  magicLinkIssuers: { method: "GET", path: `${root}/issuers`, access, effect: "read", answer: magicLinkIssuers },
  magicLink: { method: "GET", path: one, access, effect: "read", answer: magicLinkDetail },
  createMagicLink: {
    method: "POST",
    path: root,
    access,
    effect: "write",
    usersOnly: true,
    unlocked: "adds",
    body: createMagicLinkBody,
    answer: shownOnce,
  },
  /** A new token; the one before opens nothing from then on. */
  sendMagicLink: {
    method: "POST",
    path: `${one}/send`,
    access,
    effect: "write",
    usersOnly: true,
    unlocked: "decides",
    body: sendMagicLinkBody,
    answer: shownOnce,
  },
  revokeMagicLink: {
    method: "POST",
    path: `${one}/revoke`,
    access,
    effect: "write",
    unlocked: "decides",
    body: revokeMagicLinkBody,
    answer: done,
  },
  /** The receiver, or a mail scanner, loaded the page: counted, and nothing is consumed (the named exception to S28). */
  noteLinkFetched: {
    method: "POST",
    path: "/internal/magic-links/:magicLinkId/fetched",
    access: edgeOnly,
    effect: "presence",
    answer: done,
  },
  /** Takes the link's session over, while it has a use left and no file of that use is complete. */
  redeemMagicLink: {
    method: "POST",
    path: `${root}/redeem`,
    access: tokenOnly,
    sameSite: true,
    effect: "write",
    unlocked: "system",
    body: redeemBody,
    answer: mutation({ id: v.string() }),
  },
  linkUpload: { method: "GET", path: own, access: linkOnly, effect: "read", query: inLanguage, answer: linkUpload },
  /** Begins the upload, or resumes one of the same name and size. */
  beginLinkUpload: {
    method: "POST",
    path: own,
    access: linkOnly,
    effect: "write",
    unlocked: "own",
    body: beginLinkUploadBody,
    answer: done,
  },
  /** One part. A Content-Digest (RFC 9530, sha-256) that differs from what arrived is refused. */
  putLinkPart: {
    method: "PUT",
    path: `${own}/parts/:partNumber`,
    access: linkOnly,
    effect: "write",
    unlocked: "own",
    bodyType: "binary",
    answer: done,
  },
  /** All parts are there: the use is spent, and the file is read. */
  completeLinkUpload: {
    method: "POST",
    path: `${own}/complete`,
    access: linkOnly,
    effect: "write",
    unlocked: "own",
    query: inLanguage,
    answer: done,
  },
  /** Removes the session's file, so that another one takes its place. */
  discardLinkUpload: { method: "DELETE", path: own, access: linkOnly, effect: "write", unlocked: "own", answer: done },
} as const satisfies Record<string, Call>;
