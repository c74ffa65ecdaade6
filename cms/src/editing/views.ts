import type { Core } from "@strapi/strapi";

interface Field {
  label: string;
  /** Shown below the field. */
  hint?: string;
  /** False for what is a record of something that happened. */
  editable?: boolean;
}

interface View {
  uid: string;
  /** The field that stands for the entry in titles and lists. */
  mainField: string;
  sort: { by: string; order: "ASC" | "DESC" };
  pageSize: number;
  columns: string[];
  /** Rows of fields, each with its width in twelfths. */
  rows: [field: string, width: number][][];
  fields: Record<string, Field>;
}

const publicationDate: Field = {
  label: "Publication date",
  hint: "Set at the first publish and kept from then on. Change it only to give an older text its real date; it does not schedule anything.",
};

const record = (label: string, hint?: string): Field => ({ label, ...(hint && { hint }), editable: false });

const views: View[] = [
  {
    uid: "api::mail-box-money-blog.mail-box-money-blog",
    mainField: "title",
    sort: { by: "publicationDate", order: "DESC" },
    pageSize: 20,
    columns: ["image", "title", "publicationDate"],
    rows: [
      [["title", 12]],
      [["slug", 12]],
      [["excerpt", 12]],
      [["body", 12]],
      [["image", 12]],
      [
        ["author", 6],
        ["publicationDate", 6],
      ],
    ],
    fields: {
      title: { label: "Title" },
      slug: {
        label: "Address",
        hint: "The part after /blog/. Leave it empty to have it made from the title. Changing it later breaks links to the post.",
      },
      excerpt: { label: "Summary", hint: "One or two sentences for lists and search engines." },
      body: { label: "Text", hint: "Markdown." },
      image: {
        label: "Picture",
        hint: "Describe it under “Alternative text” for readers who cannot see it.",
      },
      author: { label: "Author" },
      publicationDate,
    },
  },
  {
    uid: "api::mailbox-money-newsletter.mailbox-money-newsletter",
    mainField: "name",
    sort: { by: "publicationDate", order: "DESC" },
    pageSize: 20,
    columns: ["name", "headline", "pdf", "publicationDate"],
    rows: [
      [
        ["name", 6],
        ["publicationDate", 6],
      ],
      [["headline", 12]],
      [["pdf", 12]],
    ],
    fields: {
      name: { label: "Issue", hint: "Month and year, e.g. November 2026. Shown as the tab." },
      headline: { label: "Headline", hint: "What the issue is about." },
      pdf: { label: "PDF" },
      publicationDate,
    },
  },
  {
    uid: "api::lead.lead",
    mainField: "name",
    sort: { by: "receivedAt", order: "DESC" },
    pageSize: 50,
    columns: ["receivedAt", "name", "email", "phone", "form", "needsReview"],
    rows: [
      [
        ["name", 6],
        ["email", 6],
      ],
      [
        ["phone", 6],
        ["region", 6],
      ],
      [
        ["form", 6],
        ["reason", 6],
      ],
      [["message", 12]],
      [
        ["receivedAt", 6],
        ["needsReview", 6],
      ],
      [
        ["consent", 4],
        ["consentVersion", 4],
        ["consentAt", 4],
      ],
      [
        ["page", 6],
        ["referrer", 6],
      ],
      [["submissionId", 12]],
      [["reviewReasons", 12]],
      [["campaign", 12]],
    ],
    fields: {
      name: record("Name"),
      email: record("Email"),
      phone: record("Phone"),
      region: record("State or region"),
      form: record("Form", "expert: top of a landing page; bottom: its end; contact: the contact page."),
      reason: record("Reason"),
      message: record("Message"),
      receivedAt: record("Received"),
      needsReview: {
        label: "Needs review",
        hint: "On when something looked suspicious. Switch it off after a look.",
      },
      reviewReasons: record("What looked suspicious"),
      consent: record("Consent to be contacted"),
      consentVersion: record("Version of the consent wording"),
      consentAt: record("Consent given"),
      page: record("Page of the form"),
      referrer: record("Came from"),
      campaign: record("Campaign"),
      submissionId: record("Submission id", "The same id is the same lead, however often it arrives."),
    },
  },
];

const common: Record<string, string> = {
  createdAt: "Created",
  updatedAt: "Last changed",
  publishedAt: "Published",
};

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: Record<string, unknown>;
}

interface ContentTypesService {
  findConfiguration(type: { uid: string }): Promise<Configuration>;
  updateConfiguration(type: { uid: string }, configuration: Configuration): Promise<unknown>;
}

/** Labels, hints, columns and order of the editing screens. The team may rearrange them afterwards. */
export async function arrangeEditingViews(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin("content-manager").service("content-types") as ContentTypesService;
  for (const view of views) {
    const { settings, metadatas } = await service.findConfiguration(view);
    for (const [name, { label, hint = "", editable = true }] of Object.entries(view.fields)) {
      const metadata = metadatas[name];
      if (!metadata) throw new Error(`${view.uid} has no field "${name}" to label`);
      Object.assign(metadata.edit, { label, description: hint, editable });
      Object.assign(metadata.list, { label });
    }
    for (const [name, label] of Object.entries(common)) {
      const metadata = metadatas[name];
      if (metadata) Object.assign(metadata.list, { label });
    }
    await service.updateConfiguration(view, {
      settings: {
        ...settings,
        mainField: view.mainField,
        defaultSortBy: view.sort.by,
        defaultSortOrder: view.sort.order,
        pageSize: view.pageSize,
      },
      metadatas,
      layouts: {
        list: view.columns,
        edit: view.rows.map((row) => row.map(([name, size]) => ({ name, size }))),
      },
    });
  }
}
