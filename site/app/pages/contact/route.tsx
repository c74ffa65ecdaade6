import { PageBanner } from "~/layout/page-banner.tsx";
import { telephoneAddress } from "~/layout/telephone-address.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ContactForm } from "~/leads/form/contact-form.tsx";
import { metaOf } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { contact } from "~/words/contact.ts";
import { useWords } from "~/words/use-words.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export const meta = metaOf({ ...contact.meta, path: "/contact" });

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

function Schedule() {
  const words = useWords(contact);
  const { scheduling } = useSiteSettings();
  return (
    <div className="desktop:col-span-5">
      <p className="text-lead">{words.lead}</p>
      {scheduling.length > 0 && (
        <>
          <h2 className="mt-10 text-h3">{words.schedule}</h2>
          <ul className="mt-4 grid max-w-104 gap-4">
            {scheduling.map(({ href, label, role }) => (
              <li key={href}>
                <ButtonLink className="w-full" href={href} icon="external" variant="secondary">
                  {label}
                </ButtonLink>
                <p className="mt-1 text-quiet text-xs">{role}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Addresses() {
  const words = useWords(contact);
  const { addressLines, email, officeHours, phone, social } = useSiteSettings();
  return (
    <div className="grid gap-10 desktop:col-span-5">
      <section className="border-hairline border-t pt-6">
        <h2 className="text-h3">{words.addresses}</h2>
        <address className="mt-4 not-italic">
          <InlineLink className="inline-block py-1" href={telephoneAddress(phone)}>
            {phone}
          </InlineLink>
          <br />
          <InlineLink className="inline-block py-1" href={`mailto:${email}`}>
            {email}
          </InlineLink>
          <span className="mb-4 block text-quiet text-s">{officeHours}</span>
          {addressLines.map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))}
        </address>
      </section>
      {social.length > 0 && (
        <section className="border-hairline border-t pt-6">
          <h2 className="text-h3">{words.profiles}</h2>
          <ul className="mt-2 flex flex-wrap gap-x-8">
            {social.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
