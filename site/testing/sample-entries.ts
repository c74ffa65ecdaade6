/** Entries of the sample content as the cms gets them; tests compare them with pages. */
import content from "../../samples/content/site-content.json" with { type: "json" };

export const sampleSettings = content["site-setting"];
export const { partners, team } = content["about-page"];
