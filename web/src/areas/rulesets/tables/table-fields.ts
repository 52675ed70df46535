import { directoryFields, type DirectoryField } from "@paygauge/api-types/entities/directory";

/** Whether a field is one of the directory's. */
export const isDirectoryField = (name: string): name is DirectoryField =>
  directoryFields.some((field) => field === name);
