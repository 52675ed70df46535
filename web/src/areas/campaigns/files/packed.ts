import { campaignFileLimits } from "@paygauge/api-types/entities/campaign-files";

/** The file as it is sent: a larger one compressed, which takes a list of names to a tenth. */
export async function packed(file: File): Promise<File> {
  if (file.size <= campaignFileLimits.fileBytes) return file;
  const bytes = await new Response(file.stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
  return new File([bytes], `${file.name}.gz`, { type: "application/gzip" });
}
