import type { Core } from "@strapi/strapi";
import { strapiService } from "../strapi/services";

/** Files are kept as they were uploaded: the site makes its own sizes and formats of every picture. */
export async function keepOriginals(strapi: Core.Strapi): Promise<void> {
  await strapiService(strapi, "plugin::upload.upload").setSettings({
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
    aiMetadata: false,
  });
}

/** Answers a route of Strapi's own, which gives its handlers nothing but the request. */
export async function answerSettings(ctx: { body: unknown }): Promise<void> {
  ctx.body = { data: await strapiService(globalThis.strapi, "plugin::upload.upload").getSettings() };
}
