interface Answer {
  data?: { brand?: string } | null;
}

/** The name of the sponsor, as the published site settings have it; it also stands on the log-in screen. */
async function brandName(): Promise<string> {
  try {
    const response = await fetch("/api/site-setting?fields[0]=brand");
    const { data }: Answer = await response.json();
    return data?.brand || "Your company";
  } catch {
    return "Your company";
  }
}

/** The panel's texts in which the vendor stands for the sponsor. */
export async function brandTranslations() {
  // What means something in a message of the panel is put in quotes.
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
