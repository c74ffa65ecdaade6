import { describePicture, order, sample, videoId, videoNote, webAddress } from "./hints";
import type { View } from "./view";

const inOrder = { sort: { by: "order", order: "ASC" }, pageSize: 50 } as const;

/** What stands on one or two pages in lists of its own. */
export const pageViews: View[] = [
  {
    uid: "api::project-card.project-card",
    mainField: "title",
    ...inOrder,
    columns: ["image", "title", "placement", "progress", "remainingAmount", "order"],
    rows: [
      [
        ["placement", 6],
        ["order", 6],
      ],
      [
        ["title", 6],
        ["location", 6],
      ],
      [["image", 12]],
      [
        ["progress", 4],
        ["ongoing", 4],
        ["sold", 4],
      ],
      [
        ["remainingAmount", 6],
        ["path", 6],
      ],
    ],
    fields: {
      placement: {
        label: "Shown on",
        hint: "home: the home page and the portfolio. second-phase: the past opportunities of the second phase, which may say something else of the same project.",
      },
      order,
      title: { label: "Project", hint: "E.g. Bluestem Reserve." },
      location: { label: "Place", hint: "E.g. Sioux Falls, SD." },
      image: {
        label: "Picture",
        hint: `The page says that it is an illustrative rendering. ${describePicture}`,
      },
      progress: {
        label: "Percent funded",
        hint: "Afterwards set the date of the project amounts in the site settings.",
      },
      ongoing: { label: "Still raising", hint: "No once it is funded." },
      sold: { label: "Sold", hint: "Yes stamps the card as sold." },
      remainingAmount: { label: "Remaining amount", hint: "Printed as it stands, e.g. $300k." },
      path: { label: "Leads to", hint: "A path of this site, e.g. /contact." },
    },
  },
  {
    uid: "api::team-member.team-member",
    mainField: "name",
    ...inOrder,
    columns: ["image", "name", "role", "order"],
    rows: [
      [
        ["name", 6],
        ["role", 6],
      ],
      [["image", 12]],
      [["biography", 12]],
      [
        ["podcastPart", 8],
        ["order", 4],
      ],
    ],
    fields: {
      name: {
        label: "Name",
        hint: `The same as “Person” of a scheduling link in the site settings, if calls with this person can be booked. ${sample}`,
      },
      role: { label: "Role", hint: "E.g. Director of Investor Relations." },
      image: {
        label: "Portrait",
        hint: `Upright, 4 to 5. A drawing stands in while there is none. ${describePicture}`,
      },
      biography: { label: "Biography", hint: `Markdown. Only what can be shown to be true. ${sample}` },
      podcastPart: {
        label: "Part in the podcast",
        hint: "One sentence, for hosts only, e.g. Asks what a building is for.",
      },
      order,
    },
  },
  {
    uid: "api::stat.stat",
    mainField: "label",
    ...inOrder,
    columns: ["units", "label", "note", "convention", "order"],
    rows: [
      [
        ["units", 6],
        ["label", 6],
      ],
      [
        ["note", 6],
        ["convention", 6],
      ],
      [["order", 6]],
    ],
    fields: {
      units: { label: "Units", hint: "A whole number, e.g. 534." },
      label: { label: "What they are", hint: "E.g. Completed units." },
      note: { label: "Since when, or how", hint: "E.g. since 2021." },
      convention: {
        label: "Drawn as",
        hint: "built: solid. under-way: hatched. planned: dashed.",
      },
      order,
    },
  },
  {
    uid: "api::market-rank.market-rank",
    mainField: "text",
    ...inOrder,
    columns: ["rank", "text", "scope", "source", "order"],
    rows: [
      [
        ["rank", 4],
        ["text", 8],
      ],
      [
        ["scope", 6],
        ["source", 6],
      ],
      [["order", 6]],
    ],
    fields: {
      rank: { label: "Rank", hint: "E.g. #3." },
      text: { label: "In what", hint: `E.g. Renter demand. ${sample}` },
      scope: { label: "Among whom", hint: `E.g. Mid-size markets. ${sample}` },
      source: {
        label: "Source and date",
        hint: "Who ranked, and when, e.g. Census Bureau, March 2026. While it is empty the page says that they are to be supplied: sponsor to confirm.",
      },
      order,
    },
  },
  {
    uid: "api::partner.partner",
    mainField: "label",
    ...inOrder,
    columns: ["logo", "label", "href", "order"],
    rows: [
      [
        ["label", 6],
        ["href", 6],
      ],
      [["logo", 12]],
      [["order", 6]],
    ],
    fields: {
      label: { label: "Name", hint: sample },
      href: { label: "Address", hint: webAddress },
      logo: {
        label: "Logo",
        hint: "PNG or WebP with a transparent ground, at least 128 pixels high. Without one the name is shown.",
      },
      order,
    },
  },
  {
    uid: "api::testimonial.testimonial",
    mainField: "title",
    ...inOrder,
    columns: ["poster", "title", "isInvestor", "isPaid", "order"],
    rows: [
      [["title", 12]],
      [
        ["youtubeId", 6],
        ["note", 6],
      ],
      [["poster", 12]],
      [
        ["isInvestor", 6],
        ["isPaid", 6],
      ],
      [
        ["interest", 8],
        ["order", 4],
      ],
    ],
    fields: {
      title: { label: "Title", hint: `Who speaks, e.g. An investor since 2022. ${sample}` },
      youtubeId: videoId,
      note: videoNote,
      poster: { label: "Picture before it plays", hint: describePicture },
      isInvestor: {
        label: "Is an investor with us",
        hint: "The law wants viewers to know. Shown beside the video.",
      },
      isPaid: { label: "Was paid for speaking", hint: "In money or anything else. Shown beside the video." },
      interest: {
        label: "Further interest",
        hint: "A sentence on what else they gain by it, e.g. A co-GP partner, who shares in a project’s profit.",
      },
      order,
    },
  },
  {
    uid: "api::gallery-picture.gallery-picture",
    mainField: "caption",
    ...inOrder,
    columns: ["image", "caption", "gallery", "order"],
    rows: [
      [["image", 12]],
      [["caption", 12]],
      [
        ["gallery", 6],
        ["order", 6],
      ],
    ],
    fields: {
      image: { label: "Picture", hint: describePicture },
      caption: {
        label: "Caption",
        hint: "Say of every drawing that it is one, e.g. A dog run. Study model, illustrative rendering.",
      },
      gallery: { label: "Gallery", hint: "results: The Results. more-from-us: More from Us." },
      order,
    },
  },
];
