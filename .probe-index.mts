import { readFileSync, readdirSync } from "node:fs";
import { makeJob, makeResume } from "/work/main/src/matching/testing/profiles.ts";
import { packVacancy, settledVacancy } from "/work/main/src/matching/pack/pack-vacancy.ts";
import { packCandidate, settledCandidate } from "/work/main/src/matching/pack/pack-candidate.ts";
import { matchPair } from "/work/main/src/matching/pair/match.ts";
import { createJobIndex } from "/work/main/src/matching/index/job-index.ts";
import { createCandidateIndex } from "/work/main/src/matching/index/candidate-index.ts";
const root="/work/main/test/matching/";
const names=["legal.json","across.json",...readdirSync(root+"within").map(n=>"within/"+n)];
let t=performance.now(); const lap=(s:string)=>{const n=performance.now();console.log(s,Math.round(n-t));t=n};
const ads:any[]=[],res:any[]=[];
for(const n of names){const d=JSON.parse(readFileSync(root+n,"utf8"));
 for(const a of d.ads){const p=makeJob(a.text,a.title).profile;ads.push({id:n+a.id,p:settledVacancy(p),bytes:packVacancy(p)})}
 for(const a of d.resumes){const p=makeResume(a.text).profile;res.push({id:n+a.id,p:settledCandidate(p),bytes:packCandidate(p)})}}
lap(`profiles ${ads.length} ${res.length}`);
const f={state:"NSW",employmentType:"full-time",level:"junior",salary:0,postedDay:1};
for(const [lookedAt,scored] of [[120,40],[80,40],[60,40],[120,20],[1000,40],[1000,20]]){
 const jx=createJobIndex({lookedAt,scored}); ads.forEach(a=>jx.put({id:a.id,bytes:a.bytes,facets:f,stamp:1n}));
 const cx=createCandidateIndex({lookedAt,scored}); res.forEach(a=>cx.put({id:a.id,bytes:a.bytes,findable:true,broughtBy:"",stamp:1n}));
 let kept=0,all=0,least=1,perfect=0,n=0;
 for(let i=0;i<res.length;i+=8){const r=res[i];const exact=ads.map(a=>({id:a.id,d:matchPair(r.p,a.p).distance})).filter(x=>x.d<=.6).sort((a,b)=>a.d-b.d||(a.id<b.id?-1:1)).slice(0,10);
  const got=new Set(jx.rank(r.p).ids.slice(0,10)); const k=exact.filter(x=>got.has(x.id)).length; if(exact.length){n++;const q=k/exact.length;kept+=q;least=Math.min(least,q);}}
 console.log("jobs",lookedAt,scored,n,(kept/n).toFixed(4),least);
 kept=0;least=1;n=0;
 for(let i=0;i<ads.length;i+=7){const r=ads[i];const exact=res.map(a=>({id:a.id,d:matchPair(a.p,r.p).distance})).filter(x=>x.d<=.6).sort((a,b)=>a.d-b.d||(a.id<b.id?-1:1)).slice(0,10);
  const got=new Set(cx.rank(r.p,{recruiterId:"x"}).ids.slice(0,10)); const k=exact.filter(x=>got.has(x.id)).length; if(exact.length){n++;const q=k/exact.length;kept+=q;least=Math.min(least,q);}}
 console.log("cands",lookedAt,scored,n,(kept/n).toFixed(4),least); lap("took");
}
