import { errors } from "@strapi/utils";

const limits = [
  ["name", "name", 255],
  ["alternativeText", "alternative text", 1_000],
  ["caption", "caption", 1_000],
] as const;

type FileInfo = Partial<Record<(typeof limits)[number][0], string | null>>;

interface Upload {
  data: { fileInfo?: FileInfo | FileInfo[] };
}

/** The service of the upload plugin that every route of files ends in. */
export interface UploadService {
  upload(upload: Upload, options: object): Promise<unknown>;
  replace(id: string, upload: Upload, options: object): Promise<unknown>;
  updateFileInfo(id: number | string, info: FileInfo, options: object): Promise<unknown>;
}

/** Refuses long names and texts of files. Strapi has no limit, and its `normalize` takes minutes on some names. */
export const limitTexts = (service: UploadService): UploadService => ({
  ...service,
  async upload(upload, options) {
    refuseLong(upload.data.fileInfo);
    return service.upload(upload, options);
  },
  async replace(id, upload, options) {
    refuseLong(upload.data.fileInfo);
    return service.replace(id, upload, options);
  },
  async updateFileInfo(id, info, options) {
    refuseLong(info);
    return service.updateFileInfo(id, info, options);
  },
});

function refuseLong(infos: FileInfo | FileInfo[] = []): void {
  for (const info of [infos].flat()) {
    for (const [field, name, max] of limits) {
      if ((info[field]?.length ?? 0) <= max) continue;
      throw new errors.ValidationError(
        `The ${name} of a file has at most ${max.toLocaleString("en-US")} characters. Shorten it.`,
      );
    }
  }
}
