import type { Core } from "@strapi/strapi";

interface UploadService {
  setSettings(settings: Record<string, boolean>): Promise<void>;
}

/** Files are kept as they were uploaded: the site makes its own sizes and formats of every picture. */
export async function keepOriginals(strapi: Core.Strapi): Promise<void> {
  const upload = strapi.plugin("upload").service("upload") as UploadService;
  await upload.setSettings({
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
    aiMetadata: false,
  });
}
