/** Sample content that tests compare with pages. */
import content from "../../samples/content/site-content.json" with { type: "json" };

export const sampleSettings = content["site-setting"];
export const { partners, team } = content["about-page"];
