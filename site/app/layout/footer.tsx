import { Link, useRouteLoaderData } from "react-router";
import { Grass } from "~/ui/grass.tsx";
import { keyed } from "~/ui/keyed.ts";
import { NewTabHint } from "~/ui/site-link.tsx";
import { Brand } from "./brand.tsx";
import { FooterClosing } from "./footer-closing.tsx";
import { footerPages } from "./navigation.ts";
import { telephoneAddress } from "./telephone-address.ts";
import { useSiteSettings } from "./use-site-settings.ts";

interface FooterProps {
  readonly withClosing: boolean;
  readonly withGrass: boolean;
}

export function Footer({ withClosing, withGrass }: FooterProps) {
  const settings = useSiteSettings();
  const rootData = useRouteLoaderData<{ year: number }>("root");
  return (
    <footer className="site-footer ground-evergreen">
      {withGrass && <Grass />}
      <div className="footer-ground">
        {withClosing && <FooterClosing />}
        <div className="footer-row wrap">
          <div className="footer-brand">
            <Brand />
            <address className="footer-address">
              {keyed(settings.addressLines, (line) => line).map(({ item, key }) => (
                <span key={key}>{item}</span>
              ))}
              <a href={telephoneAddress(settings.phone)}>{settings.phone}</a>
            </address>
          </div>
          <nav aria-label="Footer" className="footer-pages">
            {footerPages.map((column) => (
              <ul key={column[0]?.to}>
                {column.map((page) => (
                  <li key={page.to}>
                    <Link className="footer-link" to={page.to}>
                      {page.label}
                    </Link>
                  </li>
                ))}
              </ul>
            ))}
          </nav>
          {settings.social.length > 0 && (
            <ul aria-label="Social profiles" className="footer-social">
              {settings.social.map((profile) => (
                <li key={profile.href}>
                  <a className="footer-link" href={profile.href} rel="noopener noreferrer" target="_blank">
                    {profile.label}
                    <NewTabHint />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <section aria-labelledby="securities-disclosure" className="footer-row footer-legal wrap">
          <h2 className="footer-legal-title" id="securities-disclosure">
            Securities disclosure
          </h2>
          <div className="footer-legal-text">
            {keyed(settings.disclosure, (paragraph) => paragraph).map(({ item, key }) => (
              <p key={key}>{item}</p>
            ))}
          </div>
          <p className="footer-copyright">
            © {rootData?.year} {settings.brand}
          </p>
        </section>
      </div>
    </footer>
  );
}
