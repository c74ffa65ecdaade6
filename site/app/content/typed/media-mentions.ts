import type { MediaMention } from "../model/site-content.ts";

/** Newest first. None until somebody writes about the sponsor: nothing here may be made up. */
export const mediaMentions: readonly MediaMention[] = [];
