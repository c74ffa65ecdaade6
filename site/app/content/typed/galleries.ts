import {
  gallery01,
  gallery02,
  gallery03,
  gallery04,
  gallery05,
  gallery06,
  gallery07,
  gallery08,
  gallery09,
  gallery10,
  gallery11,
  gallery12,
  gallery13,
  gallery14,
  results01,
  results02,
  results03,
  results04,
  results05,
  results06,
  results07,
  results08,
  results09,
  results10,
} from "~/words/pictures.generated.ts";
import type { CaptionedImage } from "../model/site-content.ts";

/** The ten pictures of The Results. */
export const results: readonly CaptionedImage[] = [
  { image: results01, caption: "A court of trees with a pool. Study model, illustrative rendering." },
  { image: results02, caption: "Townhouses in buff brick and cedar. Illustrative rendering." },
  { image: results03, caption: "White gables with sage balconies. Study model, illustrative rendering." },
  { image: results04, caption: "Solar panels above three long floors. Study model, illustrative rendering." },
  { image: results05, caption: "White brick and cedar bays in the morning. Illustrative rendering." },
  { image: results06, caption: "Evergreen and white in the evening. Study model, illustrative rendering." },
  { image: results07, caption: "A whole community from above. Study model, illustrative rendering." },
  { image: results08, caption: "Brick and charcoal at dusk. Illustrative rendering." },
  { image: results09, caption: "Homes around a shared green. Study model, illustrative rendering." },
  { image: results10, caption: "Four floors clad in wood. Study model, illustrative rendering." },
];

/** The fourteen slides of More from Us. */
export const moreFromUs: readonly CaptionedImage[] = [
  { image: gallery01, caption: "A courtyard with a fire pit. Illustrative rendering." },
  { image: gallery02, caption: "An entrance framed in cedar. Illustrative rendering." },
  { image: gallery03, caption: "Balconies seen from below. Illustrative rendering." },
  { image: gallery04, caption: "A clubhouse with a timber deck. Illustrative rendering." },
  { image: gallery05, caption: "A pool terrace at dusk. Illustrative rendering." },
  { image: gallery06, caption: "A yoga class on the lawn. Study model, illustrative rendering." },
  { image: gallery07, caption: "The residents’ garden. Study model, illustrative rendering." },
  { image: gallery08, caption: "A walking path through prairie grass. Illustrative rendering." },
  { image: gallery09, caption: "A dog run. Study model, illustrative rendering." },
  { image: gallery10, caption: "A timber playground. Study model, illustrative rendering." },
  { image: gallery11, caption: "A bicycle shelter. Study model, illustrative rendering." },
  { image: gallery12, caption: "A frame under construction. Study model, illustrative rendering." },
  { image: gallery13, caption: "A community from above. Study model, illustrative rendering." },
  { image: gallery14, caption: "Windows and balconies at dusk. Illustrative rendering." },
];
