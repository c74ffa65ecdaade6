import type { Schema, Struct } from '@strapi/strapi';

export interface AboutPartner extends Struct.ComponentSchema {
  collectionName: 'components_about_partners';
  info: {
    displayName: 'Partner';
  };
  pluginOptions: {
    launch: {
      identifiedBy: ['href'];
    };
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    isSample: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    logo: Schema.Attribute.Media<'images'>;
  };
}

export interface AboutPerson extends Struct.ComponentSchema {
  collectionName: 'components_about_persons';
  info: {
    displayName: 'Person';
  };
  pluginOptions: {
    launch: {
      identifiedBy: ['name'];
    };
  };
  attributes: {
    biography: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        'text-editor': {
          short: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    image: Schema.Attribute.Media<'images'>;
    isSample: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    podcastPart: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    role: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface AboutPicture extends Struct.ComponentSchema {
  collectionName: 'components_about_pictures';
  info: {
    displayName: 'Picture';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<
      ['drawing', 'model', 'rendering', 'photograph']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'rendering'>;
  };
}

export interface AboutTestimonial extends Struct.ComponentSchema {
  collectionName: 'components_about_testimonials';
  info: {
    displayName: 'Client testimonial';
  };
  pluginOptions: {
    launch: {
      identifiedBy: ['youtubeId', 'film'];
    };
  };
  attributes: {
    captions: Schema.Attribute.Media<'files'> & Schema.Attribute.Required;
    compensation: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    film: Schema.Attribute.Media<'videos'>;
    interest: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    isInvestor: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::yes-no'>;
    isPaid: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::yes-no'>;
    isSample: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    poster: Schema.Attribute.Media<'images'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        publishing: {
          needsDescription: true;
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    youtubeId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface InvestorQuestion extends Struct.ComponentSchema {
  collectionName: 'components_investor_questions';
  info: {
    displayName: 'Question';
  };
  attributes: {
    answer: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface MediaVideo extends Struct.ComponentSchema {
  collectionName: 'components_media_videos';
  info: {
    displayName: 'Video';
  };
  pluginOptions: {
    launch: {
      identifiedBy: ['youtubeId', 'film'];
    };
  };
  attributes: {
    captions: Schema.Attribute.Media<'files'> & Schema.Attribute.Required;
    film: Schema.Attribute.Media<'videos'>;
    isSample: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    poster: Schema.Attribute.Media<'images'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        publishing: {
          needsDescription: true;
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    youtubeId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface OfferingFee extends Struct.ComponentSchema {
  collectionName: 'components_offering_fees';
  info: {
    displayName: 'Fee';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    onHundredThousand: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    rate: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    text: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    when: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface OfferingFigure extends Struct.ComponentSchema {
  collectionName: 'components_offering_figures';
  info: {
    displayName: 'Figure';
  };
  attributes: {
    basis: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface OfferingFutureCities extends Struct.ComponentSchema {
  collectionName: 'components_offering_future_cities';
  info: {
    displayName: 'Future cities';
  };
  attributes: {
    cities: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 0;
        },
        number
      >;
    year: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 4;
      }>;
  };
}

export interface OfferingMarketRank extends Struct.ComponentSchema {
  collectionName: 'components_offering_market_ranks';
  info: {
    displayName: 'Market rank';
  };
  attributes: {
    rank: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8;
      }>;
    scope: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    source: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface OfferingParty extends Struct.ComponentSchema {
  collectionName: 'components_offering_parties';
  info: {
    displayName: 'Party';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    linkLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    party: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    role: Schema.Attribute.Enumeration<
      [
        'Issuer',
        'Lender',
        'Builder',
        'Counsel',
        'Accountant',
        'Fund administrator',
        'Our own money',
      ]
    > &
      Schema.Attribute.Required;
  };
}

export interface OfferingProperty extends Struct.ComponentSchema {
  collectionName: 'components_offering_properties';
  info: {
    displayName: 'Property';
  };
  attributes: {
    city: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    cost: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    finished: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    outcome: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    plan: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    stage: Schema.Attribute.Enumeration<['built', 'under-way', 'planned']> &
      Schema.Attribute.Required;
    status: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    units: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface OfferingReturnClass extends Struct.ComponentSchema {
  collectionName: 'components_offering_return_classes';
  info: {
    displayName: 'Return class';
  };
  attributes: {
    aar: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    equityMultiple: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    irr: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    preferredReturn: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    range: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface OfferingTaxBenefit extends Struct.ComponentSchema {
  collectionName: 'components_offering_tax_benefits';
  info: {
    displayName: 'Tax benefit';
  };
  attributes: {
    basis: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    cost: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    perHundredThousand: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    perUnit: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    total: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface OfferingUnitCount extends Struct.ComponentSchema {
  collectionName: 'components_offering_unit_counts';
  info: {
    displayName: 'Unit count';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    stage: Schema.Attribute.Enumeration<['built', 'under-way', 'planned']> &
      Schema.Attribute.Required;
    units: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
  };
}

export interface ProjectReading extends Struct.ComponentSchema {
  collectionName: 'components_project_readings';
  info: {
    displayName: 'Figures of a page';
  };
  attributes: {
    asOf: Schema.Attribute.Date & Schema.Attribute.Required;
    ongoing: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    progress: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    remainingAmount: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
  };
}

export interface SectionsClassTable extends Struct.ComponentSchema {
  collectionName: 'components_sections_class_tables';
  info: {
    displayName: 'Class table';
    icon: 'bulletList';
  };
  attributes: {
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsDownload extends Struct.ComponentSchema {
  collectionName: 'components_sections_downloads';
  info: {
    displayName: 'Download';
    icon: 'filePdf';
  };
  attributes: {
    file: Schema.Attribute.Media<'files'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 320;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsFigures extends Struct.ComponentSchema {
  collectionName: 'components_sections_figures';
  info: {
    displayName: 'Figures';
    icon: 'chartBubble';
  };
  attributes: {
    show: Schema.Attribute.Enumeration<['offering', 'units']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'offering'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsForm extends Struct.ComponentSchema {
  collectionName: 'components_sections_forms';
  info: {
    displayName: 'Form';
    icon: 'envelop';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 320;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsHero extends Struct.ComponentSchema {
  collectionName: 'components_sections_heros';
  info: {
    displayName: 'Top of the page';
    icon: 'picture';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        publishing: {
          needsDescription: true;
        };
      }>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 320;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    withForm: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<true>;
  };
}

export interface SectionsProjects extends Struct.ComponentSchema {
  collectionName: 'components_sections_projects';
  info: {
    displayName: 'Project cards';
    icon: 'apps';
  };
  attributes: {
    show: Schema.Attribute.Enumeration<['all', 'raising']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'all'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsQuestions extends Struct.ComponentSchema {
  collectionName: 'components_sections_questions';
  info: {
    displayName: 'Questions and answers';
    icon: 'question';
  };
  attributes: {
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsSteps extends Struct.ComponentSchema {
  collectionName: 'components_sections_steps';
  info: {
    displayName: 'Four steps to invest';
    icon: 'stack';
  };
  attributes: {
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsTeam extends Struct.ComponentSchema {
  collectionName: 'components_sections_teams';
  info: {
    displayName: 'Team';
    icon: 'user';
  };
  attributes: {
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsText extends Struct.ComponentSchema {
  collectionName: 'components_sections_texts';
  info: {
    displayName: 'Text';
    icon: 'write';
  };
  attributes: {
    text: Schema.Attribute.RichText & Schema.Attribute.Required;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SiteLink extends Struct.ComponentSchema {
  collectionName: 'components_site_links';
  info: {
    displayName: 'Link';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SiteSchedulingLink extends Struct.ComponentSchema {
  collectionName: 'components_site_scheduling_links';
  info: {
    displayName: 'Scheduling link';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    person: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    role: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SiteVideo extends Struct.ComponentSchema {
  collectionName: 'components_site_videos';
  info: {
    displayName: 'Video';
  };
  attributes: {
    captions: Schema.Attribute.Media<'files'> & Schema.Attribute.Required;
    film: Schema.Attribute.Media<'videos'>;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    youtubeId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'about.partner': AboutPartner;
      'about.person': AboutPerson;
      'about.picture': AboutPicture;
      'about.testimonial': AboutTestimonial;
      'investor.question': InvestorQuestion;
      'media.video': MediaVideo;
      'offering.fee': OfferingFee;
      'offering.figure': OfferingFigure;
      'offering.future-cities': OfferingFutureCities;
      'offering.market-rank': OfferingMarketRank;
      'offering.party': OfferingParty;
      'offering.property': OfferingProperty;
      'offering.return-class': OfferingReturnClass;
      'offering.tax-benefit': OfferingTaxBenefit;
      'offering.unit-count': OfferingUnitCount;
      'project.reading': ProjectReading;
      'sections.class-table': SectionsClassTable;
      'sections.download': SectionsDownload;
      'sections.figures': SectionsFigures;
      'sections.form': SectionsForm;
      'sections.hero': SectionsHero;
      'sections.projects': SectionsProjects;
      'sections.questions': SectionsQuestions;
      'sections.steps': SectionsSteps;
      'sections.team': SectionsTeam;
      'sections.text': SectionsText;
      'site.link': SiteLink;
      'site.scheduling-link': SiteSchedulingLink;
      'site.video': SiteVideo;
    }
  }
}
