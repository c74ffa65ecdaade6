import type { Core } from "@strapi/strapi";

interface UploadService {
  getSettings(): Promise<Record<string, boolean>>;
  setSettings(settings: Record<string, boolean>): Promise<void>;
}

/** Files are kept as they were uploaded: the site makes its own sizes and formats of every picture. */
export async function keepOriginals(strapi: Core.Strapi): Promise<void> {
  await uploadService(strapi).setSettings({
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
    aiMetadata: false,
  });
}

/** Answers a route of Strapi's own, which gives its handlers nothing but the request. */
export async function answerSettings(ctx: { body: unknown }): Promise<void> {
  ctx.body = { data: await uploadService(globalThis.strapi).getSettings() };
}

const uploadService = (strapi: Core.Strapi): UploadService => strapi.plugin("upload").service("upload");
