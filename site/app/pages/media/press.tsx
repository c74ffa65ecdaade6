import type { MediaMention } from "~/content/model/site-content.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { uncapitalize } from "~/content/model/wording/running-text.ts";
import { media } from "~/copy/media.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { telephoneLink } from "~/layout/telephone-link.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { DatedRow } from "~/sections/dated-row.tsx";
import { DownloadRow } from "~/ui/download-row.tsx";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";

export function Press({ mentions }: { mentions: readonly MediaMention[] }) {
  const { read, title } = useCopy(media).press;
  if (mentions.length === 0) return null;
  return (
    <Section className="grid-12 gap-y-8" ground="sand">
      <h2 className="col-span-full desktop:col-span-4">{title}</h2>
      <ul className="col-span-full border-hairline border-t desktop:col-span-8">
        {mentions.map((mention) => (
          <Mention key={mention.href} mention={mention} read={read} />
        ))}
      </ul>
    </Section>
  );
}

function Mention({ mention, read }: { mention: MediaMention; read: string }) {
  const { href, publishedAt, source, title } = mention;
  return (
    <DatedRow
      date={publishedAt}
      link={
        <TextLink href={href}>
          {read}
          <span className="sr-only">: {title}</span>
        </TextLink>
      }
      title={title}
    >
      {source}, <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
    </DatedRow>
  );
}

export function ContactAndBrand() {
  return (
    <div className="wrap grid-12 gap-y-12 py-section">
      <MediaContact />
      <Brand />
    </div>
  );
}

function MediaContact() {
  const copy = useCopy(media).contact;
  const { email, officeHours, phone } = useSiteSettings();
  return (
    <section className="col-span-full desktop:col-span-5">
      <h2>{copy.title}</h2>
      <p className="measure mt-6">
        <Filled
          text={copy.address}
          values={{
            email: <InlineLink href={`mailto:${email}`}>{email}</InlineLink>,
            officeHours: uncapitalize(officeHours),
            phone: <InlineLink href={telephoneLink(phone)}>{phone}</InlineLink>,
          }}
        />
      </p>
      <p className="measure mt-4">{copy.text}</p>
      <TextLink className="mt-2" to="/contact">
        {copy.contactPage}
      </TextLink>
    </section>
  );
}

const brandFiles = [
  { label: "markForLight", href: "/art/logo-mark.svg", fileName: "logo-mark.svg" },
  { label: "markForDark", href: "/art/logo-mark-light.svg", fileName: "logo-mark-light.svg" },
  { label: "markInPixels", href: "/icon-512.png", fileName: "logo-mark-512.png" },
  { label: "sharingPicture", href: "/og-default.png", fileName: "sharing-picture.png" },
] as const;

function Brand() {
  const copy = useCopy(media).brand;
  return (
    <section className="col-span-full desktop:col-span-6 desktop:col-start-7">
      <h2>{copy.title}</h2>
      <p className="measure mt-6">{copy.text}</p>
      <ul className="mt-6">
        {brandFiles.map(({ fileName, href, label }) => (
          <li className="-mt-px" key={href}>
            <DownloadRow fileName={fileName} href={href} label={copy[label]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
