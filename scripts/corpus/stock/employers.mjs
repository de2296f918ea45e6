// Invented employers, with the places where they are.

export const EMPLOYERS = {
  firm: [
    "Harrow & Penfold Lawyers", "Castellane Brook", "Wattle Street Legal", "Dunmore Ashby Partners", "Kestrel Law Group",
    "Tamworth Quill Solicitors", "Marchetti Oyelaran", "Bluegum Legal Pty Ltd", "Fairweather Lindqvist", "Orlando Pike & Co",
    "Severn Hartigan", "Pemberley Stone Lawyers", "Nolan Achterberg", "Redcliffe Family Lawyers", "Corbel & Finch",
    "Macalister Rowe", "Thornbury Vale Legal", "Iqbal Sorensen Lawyers", "Gilded Wren Law", "Hallam Whitlock",
    "Yarra Bend Solicitors", "Jacaranda Commercial Lawyers", "Everingham Tse", "Saltbush Legal", "Quayside Chambers Lawyers",
    "Brannigan Moss", "Carrow Dace LLP", "Vasilakis Hume", "Eastgate Conveyancing & Law", "Lockyer Pruitt",
    "Merriwa Partners", "Stirling Okafor", "Banksia Employment Lawyers", "Rookwood Tan", "Alderton Fysh",
    "Cape Byron Legal", "Winslow Ferrars", "Tooheys Lane Lawyers", "Drummond Silva", "Holloway Nair Lawyers",
    "Port Phillip Injury Lawyers", "Arden Kirkbride", "Monaro Law", "Penhaligon & Rusk", "Sable Hart Advisory",
    "Beaumont Leung", "Cradle Mountain Legal", "Ostrom Vale", "Farrier & Blythe", "Northcote Advocates",
  ],
  company: [
    "Lumenary Energy Limited", "Pelican Grocers Group", "Ridgeline Minerals Ltd", "Coolabah Insurance", "Halcyon Retirement Living",
    "Brightwater Bank", "Tidewell Health", "Orbost Telecom Pty Ltd", "Sandgate Infrastructure", "Verity Payments",
    "Kookaburra Airlines", "Gumleaf Media", "Marlin Property Trust", "Northwind Logistics", "Applecross Superannuation",
  ],
  government: [
    "Department of Harbours and Waterways", "Crown Solicitor's Office", "Legal Aid Commission of Victoria West", "Office of the Public Advocate",
    "Riverina Shire Council", "Department of Regional Water", "Consumer Safety Authority",
  ],
  chambers: [
    "Ninth Floor Wardell Chambers", "Gipps Street Chambers", "Owen Dowling Chambers", "List G Barristers", "Callinan Row Chambers",
    "Tank Stream Chambers", "Higinbotham Chambers", "Deakin Court Chambers",
  ],
  court: [
    "Supreme Court of New South Wales", "Federal Court of Australia", "Supreme Court of Victoria", "District Court of Queensland",
    "Land and Environment Court of NSW", "Supreme Court of Western Australia", "County Court of Victoria",
  ],
  community: [
    "Southside Community Legal Centre", "Inner North Tenants' Service", "Redfern Street Legal Clinic", "Brimbank Community Legal Centre",
    "Far South Coast Legal Service", "Consumer Help Line Association",
  ],
  software: [
    "Papertrail Labs", "Quokka Pay", "Driftwood Systems Pty Ltd", "Northern Beaches Software", "Cobalt Fern", "Mapmaker AI", "Tramline Digital",
    "Zephyr Ticketing", "Halfmoon Analytics", "Stackyard",
  ],
  nursing: [
    "Royal Wattle Park Hospital", "St Brendan's Private Hospital", "Barwon Heights Health", "Mater Kirrawee Hospital", "Sunraysia District Hospital",
    "Elmwood Aged Care", "Northern Peninsula Health Service",
  ],
  accounting: [
    "Tallow & Greer Chartered Accountants", "Meridian Ledger Partners", "Copperfield Foods Pty Ltd", "Whitsunday Marine Group", "Bennelong Audit Services",
    "Hartnell Advisory", "Glasshouse Homes",
  ],
  sales: [
    "Redback Power Tools", "Cloverfield Dairy", "Solace Bedding Australia", "Pinnacle Dental Supplies", "Wave Rock Wines", "Everstrong Fencing", "Ampersand Coffee Roasters",
  ],
  trades: [
    "Volta Brothers Electrical", "Hobsons Bay Air Conditioning", "Ironbark Constructions", "Tri-State Fire Services", "Capricorn Solar", "Mulga Mechanical Services",
  ],
  academia: [
    "University of Port Macquarie", "Flinders Ranges University", "Bass Strait Institute of Marine Science", "University of Western Gippsland", "Torrens Plains University",
  ],
  teaching: [
    "Kurrajong High School", "St Aidan's College", "Mount Erin Primary School", "Woolgoolga Grammar", "Lakeside Secondary College", "Ascot Vale West Primary School",
  ],
  student: [
    "Corner Bean Cafe", "Brushtail Books", "Bright Sparks Tutoring", "Fresh Fold Laundry", "Pelican Grocers", "Rooftop Cinema Carlton", "Harbour Physio", "Campus Law Society",
  ],
};

export const UNIVERSITIES = [
  "University of Sydney", "UNSW Sydney", "Macquarie University", "University of Technology Sydney", "University of Melbourne", "Monash University",
  "La Trobe University", "Deakin University", "University of Queensland", "Griffith University", "Queensland University of Technology",
  "University of Adelaide", "Flinders University", "University of Western Australia", "Murdoch University", "Australian National University",
  "University of Tasmania", "Western Sydney University", "University of Newcastle", "Bond University", "University of Wollongong",
];

export const SCHOOLS = ["Northmead High School", "St Brigid's College, Lismore", "Box Hill Heights Secondary College", "Ipswich Central State High School"];

export const CITIES = {
  Sydney: { state: "NSW", court: "Supreme Court of New South Wales", suburbs: ["Marrickville NSW 2204", "Chatswood NSW 2067", "Parramatta NSW 2150", "Newtown NSW 2042"] },
  Melbourne: { state: "VIC", court: "Supreme Court of Victoria", suburbs: ["Brunswick VIC 3056", "Footscray VIC 3011", "Carlton VIC 3053", "Preston VIC 3072"] },
  Brisbane: { state: "QLD", court: "Supreme Court of Queensland", suburbs: ["West End QLD 4101", "Toowong QLD 4066", "New Farm QLD 4005"] },
  Perth: { state: "WA", court: "Supreme Court of Western Australia", suburbs: ["Subiaco WA 6008", "Fremantle WA 6160"] },
  Adelaide: { state: "SA", court: "Supreme Court of South Australia", suburbs: ["Norwood SA 5067", "Glenelg SA 5045"] },
  Hobart: { state: "TAS", court: "Supreme Court of Tasmania", suburbs: ["Sandy Bay TAS 7005", "Battery Point TAS 7004"] },
  Canberra: { state: "ACT", court: "Supreme Court of the Australian Capital Territory", suburbs: ["Braddon ACT 2612", "Dickson ACT 2602"] },
  Darwin: { state: "NT", court: "Supreme Court of the Northern Territory", suburbs: ["Nightcliff NT 0810"] },
};
