import type { Core } from "@strapi/strapi";
import { findPanelRoute } from "../strapi-internals/routes";

/**
 * Says that Strapi's paid AI is not there. Each page of the panel asks, and Strapi itself answers that the question
 * does not exist, which fills the log with failures.
 */
export function answerWithoutAi(strapi: Core.Strapi): void {
  findPanelRoute(strapi, "ai.getAiFeatureConfig").handler = (ctx) => {
    ctx.body = { data: { isAiI18nConfigured: false } };
  };
}
