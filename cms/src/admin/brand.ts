interface Answer {
  data?: { brand?: string } | null;
}

/** Returns the published brand. The login screen shows it, so the route needs no login; proxies close the content API. */
async function brandName(): Promise<string> {
  try {
    const response = await fetch("/launch/brand");
    const { data }: Answer = await response.json();
    return data?.brand || "Your company";
  } catch {
    return "Your company";
  }
}

/** Texts of the panel that contain the brand. */
export async function brandTranslations() {
  // Escape characters with a meaning in the ICU message format.
  const brand = (await brandName()).replaceAll("'", "''").replaceAll(/[{}<>]+/g, "'$&'");
  const data = {
    "Auth.form.welcome.title": `${brand}: your site`,
    "Auth.form.welcome.subtitle": "Log in with your email address",
    "HomePage.head.title": "Home",
    "HomePage.header.subtitle": `${brand}: your site`,
    "app.components.LeftMenu.logo.alt": brand,
    "app.components.LeftMenu.navbrand.title": brand,
    "app.components.LeftMenu.navbrand.workplace": "Your site",
  };
  return [{ locale: "en", data }];
}
