import { data } from "react-router";
import { notFound } from "~/copy/not-found.ts";
import { pages } from "~/copy/pages.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { linksTo } from "~/layout/menus.ts";
import { SkyPage } from "~/layout/sky-page.tsx";
import { missingPage } from "~/seo/missing-page.server.ts";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";
import type { Route } from "./+types/route.ts";

export const handle = { omitsFooterGrass: true };

/** Unknown paths redirect to /404 (section 2 of the specification), unless an editor has moved the page. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (url.pathname !== "/404") throw missingPage(context, url);
  return data(null, { status: 404 });
}

export const meta = metaFromCopy(notFound, ({ meta }) => ({ ...meta, noindex: true, path: "/404" }));

export default function NotFound() {
  const copy = useCopy(notFound);
  const links = linksTo(["/current-project", "/investor", "/search", "/contact"], useCopy(pages));
  return (
    <SkyPage>
      <p aria-hidden="true" className="figure text-[clamp(7rem,4rem+12vw,15rem)]/[0.8] tracking-[-0.025em]">
        {copy.status}
      </p>
      <h1 className="mt-10 text-h2">{copy.title}</h1>
      <p className="mt-4">{copy.text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/">{copy.home}</ButtonLink>
        {links.map(({ label, to }) => (
          <TextLink icon="none" key={to} to={to}>
            {label}
          </TextLink>
        ))}
      </div>
    </SkyPage>
  );
}
