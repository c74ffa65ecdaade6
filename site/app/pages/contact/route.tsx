import { PageBanner } from "~/layout/page-banner.tsx";
import { ContactForm } from "~/leads/form/contact-form.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { contact } from "~/words/contact.ts";
import { useWords } from "~/words/use-words.tsx";
import type { Route } from "./+types/route.ts";
import { Addresses, Schedule } from "./ways-to-talk.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...contact.meta, path: "/contact" }, matches[0].loaderData);
}

export default function Contact() {
  const words = useWords(contact);
  return (
    <>
      {/* Lower than other banners: the form begins in the first screen. */}
      <div className="desktop:[&_picture]:aspect-4/1">
        <PageBanner {...words.banner} />
      </div>
      <div className="wrap grid items-start gap-x-column gap-y-12 pt-10 pb-section desktop:grid-cols-12">
        <Schedule />
        <section
          aria-labelledby="write"
          className="ground-sand p-6 tablet:p-10 desktop:col-span-6 desktop:col-start-7 desktop:row-span-2"
        >
          <h2 className="mb-6 text-h3" id="write">
            {words.form}
          </h2>
          <ContactForm />
        </section>
        <Addresses />
      </div>
    </>
  );
}
