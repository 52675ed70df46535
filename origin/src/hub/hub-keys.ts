/** Keys of the files of an item in R2: all below one prefix, so that they are removed together. */
const itemPrefix = (itemId: string): string => `hub/${itemId}/`;
export const videoKey = (itemId: string, uploadId: string): string => `${itemPrefix(itemId)}${uploadId}.mp4`;
/** `name`: the digest of its bytes with its ending. */
export const posterKeyOf = (itemId: string, name: string): string => `${itemPrefix(itemId)}poster/${name}`;
export const picturesPrefix = (itemId: string): string => `${itemPrefix(itemId)}pictures/`;
export const hubPictureKey = (itemId: string, name: string): string => `${picturesPrefix(itemId)}${name}`;

/** Removes all files of an item. */
export async function deleteItemFiles(files: R2Bucket, itemId: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await files.list({ prefix: itemPrefix(itemId) });
    await files.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}
