import { PageBanner } from "~/layout/page-banner.tsx";
import { ContactForm } from "~/leads/form/contact-form.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { bannerContact } from "~/words/pictures.generated.ts";
import type { Route } from "./+types/route.ts";
import { Addresses } from "./addresses.tsx";
import { Schedule } from "./schedule.tsx";
import "./contact.css";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description:
        "Write to us, call, or pick a time with the founder or investor relations. A person reads and answers every message.",
      keywords: ["contact", "schedule a call", "investor relations", "Sioux Falls"],
      path: "/contact",
    },
    matches[0].loaderData,
  );
}

export default function Contact() {
  return (
    <>
      <div className="contact-banner">
        <PageBanner
          caption="Study model, illustrative rendering."
          image={bannerContact}
          title="We'd Like to hear from you"
        />
      </div>
      <div className="wrap grid items-start gap-x-column gap-y-12 pt-10 pb-section desktop:grid-cols-12">
        <Schedule />
        <section
          aria-labelledby="write"
          className="ground-sand p-6 tablet:p-10 desktop:col-span-6 desktop:col-start-7 desktop:row-span-2"
        >
          <h2 className="text-h3" id="write">
            Write to us
          </h2>
          <div className="mt-6">
            <ContactForm />
          </div>
        </section>
        <Addresses />
      </div>
    </>
  );
}
