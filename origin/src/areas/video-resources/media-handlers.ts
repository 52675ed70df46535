import { and, eq } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { videoResourceLimits } from "@paygauge/api-types/entities/video-resources";
import { done } from "@paygauge/worker/done";
import { invalid, refuse } from "@paygauge/worker/refusal";
import type { Handlers } from "../../call-context.ts";
import { captionsProblem } from "../../hub/check-captions.ts";
import { hubPictureKey, posterKeyOf } from "../../hub/hub-keys.ts";
import { untilStored } from "../../store/store-body.ts";
import { now, type Database } from "../../store/database.ts";
import { hubCaptions, hubItems } from "../../store/schema.ts";
import { namedPicture } from "../branding/pictures.ts";
import { aboutItem } from "./handlers.ts";
import { pictureNames, requireOne, type ItemRow } from "./item-view.ts";

/** @throws Refusal 404, 409 for an article */
export async function requireVideo(db: Database, id: string): Promise<ItemRow> {
  const item = await requireOne(db, id);
  if (item.kind !== "video") throw refuse("hubOfVideo");
  return item;
}

export const videoMediaHandlers = {
  setVideoCaptions: async ({ db, body, params, write }) => {
    const item = await requireVideo(db, params.videoResourceId);
    const { language, kind, text } = body;
    const own = and(eq(hubCaptions.itemId, item.id), eq(hubCaptions.language, language), eq(hubCaptions.kind, kind));
    if (text !== "" && item.seconds === null) throw refuse("hubNoFile");
    const problem = text === "" ? null : captionsProblem(text, item.seconds ?? 0);
    if (problem !== null) throw invalid("text", problem);
    const change =
      text === ""
        ? db.delete(hubCaptions).where(own)
        : db
            .insert(hubCaptions)
            .values({ itemId: item.id, language, kind, text })
            .onConflictDoUpdate({
              target: [hubCaptions.itemId, hubCaptions.language, hubCaptions.kind],
              set: { text },
            });
    return write(aboutItem(item.id, `${kind} ${language}`), [change], done(message("saved", { name: item.name })));
  },

  setVideoPoster: async ({ env, db, body, params, write }) => {
    const item = await requireVideo(db, params.videoResourceId);
    const picture = body.file === undefined ? null : await namedPicture(body.file);
    const posterKey = picture === null ? null : posterKeyOf(item.id, picture.name);
    if (picture !== null && posterKey !== null) await untilStored(env.FILES.put(posterKey, picture.bytes));
    const answer = await write(
      aboutItem(item.id, picture === null ? "poster removed" : "poster"),
      [db.update(hubItems).set({ posterKey, updatedOn: now() }).where(eq(hubItems.id, item.id))],
      done(message("saved", { name: item.name })),
    );
    if (item.posterKey !== null && item.posterKey !== posterKey) await env.FILES.delete(item.posterKey);
    return answer;
  },

  addVideoResourcePicture: async ({ env, db, body, params, audit }) => {
    const item = await requireOne(db, params.videoResourceId);
    const { name, bytes } = await namedPicture(body.file);
    const names = await pictureNames(env.FILES, item.id);
    if (!names.includes(name) && names.length >= videoResourceLimits.pictures)
      throw refuse("hubPictures", { most: videoResourceLimits.pictures });
    await untilStored(env.FILES.put(hubPictureKey(item.id, name), bytes));
    audit(aboutItem(item.id, "image"));
    return { ...done(message("saved", { name: item.name })), name };
  },
} satisfies Partial<Handlers>;
