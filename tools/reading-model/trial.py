# A trial, kept for its figures (README.md): a cross-encoder on MiniLM as teacher, and a student of aligned word pieces.
# usage: python trial.py data.json FOLDER_OF_all-MiniLM-L6-v2   (a GPU, PyTorch, transformers)
import json, random, math, sys, time, torch, numpy as np
from transformers import AutoTokenizer, AutoModelForSequenceClassification
DATA, BASE = sys.argv[1:3]
torch.manual_seed(1); random.seed(1); np.random.seed(1)
D=json.load(open(DATA)); tok=AutoTokenizer.from_pretrained(BASE)
dev='cuda'
def words(t): return set(w[:5] for w in ''.join(c.lower() if c.isalnum() else ' ' for c in t).split() if len(w)>2)
def build():
    X=[]
    occ=D['occ']; alllines=[l for o in occ for r in o for l in r['yes']+r['partly']]
    for o in occ:
        for r in o:
            for l in r['yes']: X.append((r['text'],l,2))
            for l in r['partly']: X.append((r['text'],l,1))
            for l in r['no']: X.append((r['text'],l,0))
            others=[l for q in o if q is not r for l in q['yes']]
            for l in random.sample(others,min(4,len(others))): X.append((r['text'],l,0))
            for l in random.sample(alllines,3): X.append((r['text'],l,0))
    n=len(X)
    for p in D['labelled']:
        for r in p['reqs']:
            g={'met':2,'partly':1,'missing':0}[r['grade']]
            for i in r['proof']:
                if g: 
                    for _ in range(2): X.append((r['text'],p['lines'][i],g))
            rest=[i for i in range(len(p['lines'])) if i not in r['proof']]
            rest.sort(key=lambda i:-len(words(p['lines'][i])&words(r['text'])))
            pick=rest[:5]+random.sample(rest[5:],min(4,len(rest[5:])))
            if g==0: pick=rest[:8]+random.sample(rest[8:],min(4,len(rest[8:])))
            for i in pick: X.append((r['text'],p['lines'][i],0))
    print('triples',n,len(X)); return X
def batches(X,bs,shuffle=True):
    idx=list(range(len(X))); 
    if shuffle: random.shuffle(idx)
    for k in range(0,len(idx),bs): yield [X[i] for i in idx[k:k+bs]]
def train(X,labels,epochs=4,lr=8e-5,bs=128,maxlen=96):
    m=AutoModelForSequenceClassification.from_pretrained(BASE,num_labels=labels).float().to(dev)
    opt=torch.optim.AdamW(m.parameters(),lr=lr,weight_decay=0.01); steps=epochs*math.ceil(len(X)/bs); k=0
    m.train()
    for e in range(epochs):
        tot=0
        for b in batches(X,bs):
            lr_now=lr*min(1,(k+1)/(0.06*steps))*max(0,1-k/steps)
            for g in opt.param_groups: g['lr']=lr_now
            t=tok([x[0] for x in b],[x[1] for x in b],truncation=True,max_length=maxlen,padding=True,return_tensors='pt').to(dev)
            with torch.autocast('cuda',dtype=torch.bfloat16): loss=torch.nn.functional.cross_entropy(m(**t).logits.float(),torch.tensor([x[2] for x in b],device=dev),label_smoothing=0.05)
            opt.zero_grad(); loss.backward(); torch.nn.utils.clip_grad_norm_(m.parameters(),1); opt.step(); k+=1; tot+=loss.item()
        print('epoch',e,round(tot/(len(X)/bs),4),flush=True)
    m.eval(); return m
@torch.no_grad()
def probs(m,P,maxlen=96,bs=512):
    out=[]
    for k in range(0,len(P),bs):
        b=P[k:k+bs]; t=tok([x[0] for x in b],[x[1] for x in b],truncation=True,max_length=maxlen,padding=True,return_tensors='pt').to(dev)
        with torch.autocast('cuda',dtype=torch.bfloat16): out.append(torch.softmax(m(**t).logits.float(),-1).cpu().numpy())
    return np.concatenate(out)
def kappa(a,b,n=5):
    O=np.zeros((n,n)); 
    for x,y in zip(a,b): O[x,y]+=1
    W=np.array([[(i-j)**2 for j in range(n)] for i in range(n)]); E=np.outer(O.sum(1),O.sum(0))/O.sum(); return 1-(W*O).sum()/(W*E).sum()
def evaluate(m,name,pairs):
    P=[];ix=[]
    for p in pairs:
        for r in p['reqs']:
            s=len(P); P+= [(r['text'],l) for l in p['lines']]; ix.append((s,len(P)))
    pr=probs(m,P)
    for cut,mc in ((.5,.5),(.4,.5),(.35,.4),(.3,.35)):
        out=[];k=0;labels=[];truth=[]
        law=[];
        for p in pairs:
            gs=[]
            for r in p['reqs']:
                s,e=ix[k];k+=1; q=pr[s:e]; any_=q[:,1]+q[:,2]; best=int(any_.argmax()); top=any_[best]
                g='missing' if top<cut else ('met' if q[:,2].max()>=mc else 'partly')
                out.append((r['grade'],g,best in r['proof'],r['must'])); gs.append((r,g))
            mu=[(r,g) for r,g in gs if r['must']]
            if mu and p['ruled'] is not None:
                sh=sum({'met':1,'partly':.5,'missing':0}[g] for _,g in mu)/len(mu); lab=sum(sh>=c-1e-9 for c in (.2,.45,.72,.9))
                lic=[g for r,g in mu if r['type']=='licence' and 'driver' not in r['text'].lower()]
                if 'missing' in lic: lab=min(lab,1)
                elif 'partly' in lic: lab=min(lab,2)
                labels.append(lab); truth.append(p['ruled']); law.append('law' in p['field'] or 'legal' in p['field'])
        c=lambda f:sum(1 for o in out if f(o))
        print(name,'cut',cut,'exact %.3f metshown %.3f falsemissing %.3f missing->met %.3f citedright %.3f kappa %.3f law %.3f other %.3f'%(c(lambda o:o[0]==o[1])/len(out),c(lambda o:o[0]=='met' and o[1]!='missing')/c(lambda o:o[0]=='met'),c(lambda o:o[1]=='missing' and o[0]!='missing')/max(1,c(lambda o:o[1]=='missing')),c(lambda o:o[0]=='missing' and o[1]=='met')/c(lambda o:o[0]=='missing'),c(lambda o:o[1]!='missing' and o[2])/c(lambda o:o[1]!='missing'),kappa(truth,labels),kappa([t for t,l in zip(truth,law) if l],[t for t,l in zip(labels,law) if l]),kappa([t for t,l in zip(truth,law) if not l],[t for t,l in zip(labels,law) if not l])),flush=True)
def kinds():
    classes=sorted({s['kind'] for a in D['ads'] for s in a['sentences']})
    def rows(ads):
        R=[]
        for a in ads:
            head='';prev=''
            for s in a['sentences']:
                R.append((f"{head[-80:]} | {prev[-120:]}",s['text'],classes.index(s['kind'])))
                if s['kind']=='boilerplate' and len(s['text'])<60: head=s['text']
                elif s['text'].endswith(':'): head=s['text']
                prev=s['text']
        return R
    m=train(rows(D['ads']),len(classes),epochs=4,lr=1e-4,bs=64,maxlen=160)
    R=rows(D['apartAds']); pr=probs(m,[(a,b) for a,b,_ in R],maxlen=160).argmax(1)
    q={classes.index('must'),classes.index('nice')}
    tp=sum(1 for (_,_,t),g in zip(R,pr) if t in q and g in q); rec=tp/sum(1 for r in R if r[2] in q); pre=tp/sum(1 for g in pr if g in q)
    print('KINDS apart acc %.3f F1 %.3f mustnice %.3f'%(np.mean([r[2]==g for r,g in zip(R,pr)]),2*rec*pre/(rec+pre),np.mean([r[2]==g for r,g in zip(R,pr) if r[2] in q and g in q])),flush=True)

import torch.nn as nn, torch.nn.functional as F
t=time.time(); X=build(); m=train(X,3,epochs=5); print('trained',time.time()-t); evaluate(m,'TEACHER',D['apart'])
# pool of pairs for the teacher to label
pool=[]
for o in D['occ']:
    lines=[l for r in o for l in r['yes']+r['partly']+r['no']]
    for r in o: pool+=[(r['text'],l) for l in random.sample(lines,min(60,len(lines)))]
alll=[l for o in D['occ'] for r in o for l in r['yes']+r['partly']+r['no']]
adreq=list({r['text'] for p in D['labelled'] for r in p['reqs']})
for r in adreq: pool+=[(r,l) for l in random.sample(alll,40)]
for p in D['labelled']:
    for r in p['reqs']: pool+=[(r['text'],l) for l in p['lines']]
pool+=[(a,b) for a,b,_ in X]
q=probs(m,pool,bs=2048); print('pool',len(pool),time.time()-t,flush=True)
gold={}
for a,b,y in X: gold[(a,b)]=y
texts=list({x for pr in pool for x in pr}|{r['text'] for p in D['apart'] for r in p['reqs']}|{l for p in D['apart'] for l in p['lines']})
tid={x:i for i,x in enumerate(texts)}
enc=tok(texts,truncation=True,max_length=48,padding='max_length',add_special_tokens=False,return_tensors='pt')
IDS=enc['input_ids'].to(dev); MASK=enc['attention_mask'].to(dev).float()
class Student(nn.Module):
    def __init__(s,d=128,h=128):
        super().__init__()
        e=m.base_model.embeddings.word_embeddings.weight.detach().float()
        U,S,V=torch.pca_lowrank(e,q=d,niter=4); s.E=nn.Embedding(e.shape[0],d); s.E.weight.data.copy_((e-e.mean(0))@V*4)
        s.conv=nn.Linear(3*d,d); s.w=nn.Linear(d,1); s.c1=nn.Linear(4*d,h); s.o=nn.Sequential(nn.Linear(2*h+6,h),nn.ReLU(),nn.Linear(h,3)); s.d=d
    def tokens(s,i):
        x=s.E(IDS[i]); mk=MASK[i].unsqueeze(-1); x=x*mk; L=F.pad(x,(0,0,1,0))[:,:-1]; R=F.pad(x,(0,0,0,1))[:,1:]
        return (x+torch.tanh(s.conv(torch.cat([L,x,R],-1))))*mk
    def forward(s,a,b):
        A,B=s.tokens(a),s.tokens(b); ma,mb=MASK[a],MASK[b]
        wa=torch.softmax(s.w(A).squeeze(-1).masked_fill(ma==0,-1e4),-1); wb=torch.softmax(s.w(B).squeeze(-1).masked_fill(mb==0,-1e4),-1)
        At,Bt=F.normalize(A,dim=-1),F.normalize(B,dim=-1); S=At@Bt.transpose(1,2)
        Sm=(S*12).masked_fill(mb.unsqueeze(1)==0,-1e4); al=torch.softmax(Sm,-1)@B
        Sn=(S*12).masked_fill(ma.unsqueeze(2)==0,-1e4); be=torch.softmax(Sn,1).transpose(1,2)@A
        ca=torch.relu(s.c1(torch.cat([A,al,A-al,A*al],-1)))*wa.unsqueeze(-1)
        cb=torch.relu(s.c1(torch.cat([B,be,B-be,B*be],-1)))*wb.unsqueeze(-1)
        mx=S.masked_fill(mb.unsqueeze(1)==0,-1).max(-1).values
        va=(wa.unsqueeze(-1)*A).sum(1); vb=(wb.unsqueeze(-1)*B).sum(1)
        f=torch.stack([(wa*mx).sum(-1),mx.masked_fill(ma==0,2).min(-1).values,(mx*ma).sum(-1)/ma.sum(-1),F.cosine_similarity(va,vb,dim=-1),ma.sum(-1)/20,mb.sum(-1)/20],-1)
        return s.o(torch.cat([ca.sum(1),cb.sum(1),f],-1))
def student(d,h,seconds):
    st=Student(d,h).to(dev); opt=torch.optim.AdamW(st.parameters(),lr=2e-3,weight_decay=1e-4)
    a=torch.tensor([tid[x] for x,_ in pool],device=dev); b=torch.tensor([tid[y] for _,y in pool],device=dev)
    y=torch.tensor(q,device=dev); g=torch.tensor([gold.get(x,-1) for x in pool],device=dev)
    oh=F.one_hot(g.clamp(min=0),3).float(); y=torch.where((g>=0).unsqueeze(-1),0.5*y+0.5*oh,y)
    w=torch.where(g>=0,2.0,1.0)*(1+3*(y[:,0]<0.7).float())
    t0=time.time(); n=len(pool); bs=2048; total=None; k=0
    while time.time()-t0<seconds:
        fr=(time.time()-t0)/seconds
        for gp in opt.param_groups: gp['lr']=2e-3*max(0.02,1-fr)
        ix=torch.multinomial(w,bs,replacement=True)
        with torch.autocast('cuda',dtype=torch.bfloat16): lo=st(a[ix],b[ix]).float()
        loss=-(y[ix]*F.log_softmax(lo,-1)).sum(-1).mean(); opt.zero_grad(); loss.backward(); opt.step(); k+=1
        if k%500==0: print('  step',k,round(loss.item(),3),flush=True)
    return st.eval()
def wrap(st):
    def pr(_,P,**kw):
        out=[]
        with torch.no_grad():
            for k in range(0,len(P),4096):
                b=P[k:k+4096]; out.append(torch.softmax(st(torch.tensor([tid[x] for x,_ in b],device=dev),torch.tensor([tid[y] for _,y in b],device=dev)).float(),-1).cpu().numpy())
        return np.concatenate(out)
    return pr
for d,h,sec in ((128,128,90),(64,64,60)):
    st=student(d,h,sec); globals()['probs']=wrap(st); print('STUDENT',d,h); evaluate(None,'STUDENT apart',D['apart'])
print('all',time.time()-t)
